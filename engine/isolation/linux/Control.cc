#include "Control.hh"

#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "Channel.hh"

namespace game_engine {

namespace {

// A message that carries a report and room for a descriptor.
struct Message {
  explicit Message(Report& report) : piece{&report, sizeof report} {
    header.msg_iov = &piece;
    header.msg_iovlen = 1;
    header.msg_control = space;
    header.msg_controllen = sizeof space;
  }

  iovec piece;
  alignas(cmsghdr) char space[CMSG_SPACE(sizeof(int))] = {};
  msghdr header = {};
};

}  // namespace

bool send_report(int socket, Report& report, int listener) {
  Message message(report);
  if (listener == -1) {
    message.header.msg_controllen = 0;
  } else {
    cmsghdr* content = CMSG_FIRSTHDR(&message.header);
    content->cmsg_level = SOL_SOCKET;
    content->cmsg_type = SCM_RIGHTS;
    content->cmsg_len = CMSG_LEN(sizeof listener);
    std::memcpy(CMSG_DATA(content), &listener, sizeof listener);
  }
  return sendmsg(socket, &message.header, 0) == ssize_t(sizeof report);
}

int lock_in(bool may_place, CallsAre calls) {
  const int installed = calls == CallsAre::FREE ? 0 : install_filter(may_place, calls);
  if (installed == -1) give_up(CONTROL, "system call filter");
  const int listener = calls == CallsAre::WATCHED ? installed : -1;
  Report report;
  if (not send_report(CONTROL, report, listener)) give_up(CONTROL, "SCM_RIGHTS");
  return listener;
}

void give_up(int socket, const char* step) {
  Report report;
  report.error = errno;
  std::strncpy(report.step, step, sizeof report.step - 1);
  send_report(socket, report, -1);
  _exit(1);
}

bool receive_report(int socket, Report& report, int& listener) {
  Message message(report);
  listener = -1;
  if (recvmsg(socket, &message.header, MSG_CMSG_CLOEXEC | MSG_DONTWAIT) != ssize_t(sizeof report))
    return false;
  report.step[sizeof report.step - 1] = 0;
  const cmsghdr* content = CMSG_FIRSTHDR(&message.header);
  if (content and content->cmsg_type == SCM_RIGHTS)
    std::memcpy(&listener, CMSG_DATA(content), sizeof listener);
  return true;
}

}  // namespace game_engine
