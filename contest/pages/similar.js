// The pages of programs that have code in common: the list, and a pair side by side.
{
  const region = (type, name, ...content) =>
    make('div', {class: type, tabindex: 0, role: 'region', 'aria-label': name}, content);

  function list_of_pairs(pairs) {
    const rows = pairs.map(({one, other, share, tokens, parts}, k) => {
      const pair = link(`pair-${k + 1}.html`, say('pair_n', {n: k + 1}));
      return {
        cells: [
          {content: pair, value: k + 1},
          one,
          other,
          {content: percent(share), value: share},
          tokens,
          parts,
        ],
      };
    });
    const columns = 'side_by_side:text|one:text|other:text|in_common|tokens|parts_of_pair';
    return region('panel', say('pairs'), table(columns, rows, {class: 'sortable'}));
  }

  PAGES.similar = ({programs, past, compared, median, limit, pairs, groups, rejected}) => {
    const own = count(programs, 'program');
    const numbers = {
      programs: past > 0 ? say('of_past', {programs: own, n: past}) : own,
      pairs: count(compared, 'pair'),
      median: percent(median),
      limit: percent(limit),
    };
    const list = (items, show) =>
      make(
        'ul',
        {},
        items.map(item => make('li', {}, show(item)))
      );
    const one_group = names => `${count(names.length, 'program')}: ${names.join(', ')}`;
    show_page(
      say('similar'),
      [paragraph(say('about_similar')), paragraph(say('compared', numbers))],
      [],
      pairs.length > 0 ? list_of_pairs(pairs) : paragraph(say('no_pairs')),
      groups.length > 0
        ? section('', say('identical'), paragraph(say('about_identical')), list(groups, one_group))
        : '',
      rejected.length > 0
        ? section(
            '',
            say('not_compared'),
            list(rejected, file => file)
          )
        : ''
    );
  };

  /// A program with the parts that the other has, too. Where parts overlap, the longest, the first one,
  /// counts.
  function side_of({name, lines}, parts, side) {
    const part_at = number => parts.findIndex(({[side]: [first, last]}) => first <= number && number <= last);
    let before = -1;
    const shown_lines = lines.map((text, k) => {
      const part = part_at(k + 1);
      const id = letter => `${letter}${part + 1}`;
      const href = `#${id(side === 0 ? 'b' : 'a')}`;
      const to_other =
        part !== -1 && part !== before
          ? ['  ', make('a', {id: id(side === 0 ? 'a' : 'b'), href}, say('part_n', {n: part + 1}))]
          : '';
      before = part;
      return make('span', {class: part === -1 ? '' : `c${part % 4}`}, make('b', {}, k + 1), text, to_other);
    });
    return section(
      '',
      name,
      region('side', say(side === 0 ? 'left' : 'right'), make('pre', {}, shown_lines))
    );
  }

  PAGES.pair = ({share, tokens, parts, sides}) => {
    const key = parts.length === 1 ? 'in_one_part' : 'in_parts';
    const about = say(key, {share: percent(share), tokens, n: parts.length});
    const programs = sides.map((program, side) => side_of(program, parts, side));
    show_page(
      say('two', {one: sides[0].name, other: sides[1].name}),
      paragraph(link('index.html', say('all_pairs')), '. ', about),
      [],
      make('div', {class: 'sides'}, programs)
    );
  };
}
