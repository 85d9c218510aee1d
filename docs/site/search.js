// Finds the sections that have all words that are typed, those in the language of the page first,
// then those with the words in their heading.
const plain = (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase();
const known = sections.map(([language, link, page, heading, text]) => ({
                             language,
                             link,
                             page,
                             heading,
                             text,
                             title: plain(page + ' ' + heading),
                             all: plain(heading + ' ' + text)
                           }));
const found = document.querySelector('#found');

// A section of this page would be under the list.
found.addEventListener('click', () => found.replaceChildren());

document.querySelector('input').addEventListener('input', (event) => {
  const words = plain(event.target.value).split(/\s+/).filter(Boolean);
  const is_near = (section) => section.language === document.documentElement.lang;
  const score = (section) =>
      100 * is_near(section) + words.filter((word) => section.title.includes(word)).length;
  const hits = words.length === 0 ?
      [] :
      known.filter(
          (section) => words.every((word) => (section.title + section.all).includes(word)));
  hits.sort((a, b) => score(b) - score(a));
  found.replaceChildren(...hits.slice(0, 12).map((section) => {
    const link = document.createElement('a'), item = document.createElement('li'),
          said = document.createElement('small');
    const at = Math.max(0, plain(section.text).indexOf(words[0]) - 40);
    link.href = section.link;
    link.textContent =
        section.heading === section.page ? section.page : `${section.page}: ${section.heading}`;
    said.textContent = section.text.slice(at, at + 140).replace(at > 0 ? /^\S*\s/ : '', '');
    item.append(link, said);
    return item;
  }));
  if (words.length > 0 && hits.length === 0) found.textContent = '–';
});
