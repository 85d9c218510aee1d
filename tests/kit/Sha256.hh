#pragma once

#include <string>

namespace tests {

/// The SHA-256 of a text (FIPS 180-4), as 64 hexadecimal digits.
std::string sha256(const std::string& text);

}  // namespace tests
