import { parseLines } from '../../../testing/factories';
import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { plainText } from '../document/plain-text';
import { checkReferences } from './check-references';
import { contentReference } from './content-reference.fixture';
import { drawReferences } from './draw-references';
import { drawnIds } from './find-selections';
import { parseReference } from './parse-reference';
import { referenceKinds } from './reference-schema';
import { selectEntries } from './select-entries';

const { entries } = contentReference;

const draw = (...lines: string[]) =>
  drawReferences(parseLines(...lines).tree, entries, '/docs/reference/');

/** The elements with a name, at any depth. */
function find(nodes: readonly DocumentNode[], wanted: string): DocumentElement[] {
  return nodes.flatMap((node): DocumentElement[] => {
    if (typeof node === 'string') return [];
    const [name, , ...children] = node;
    return [...(name === wanted ? [node] : []), ...find(children, wanted)];
  });
}

const words = (node: DocumentNode) => plainText([node]).replace(/\s+/g, ' ');
const propsOf = ([, props]: DocumentElement) => props;

/** A rendered table as texts: its titles, then a list of cells for each row. */
function read(nodes: readonly DocumentNode[]): string[][] {
  return find(nodes, 'tr').map(([, , ...cells]) => cells.map(words));
}

const yaml = (kind: string, ...lines: string[]) =>
  parseReference([{ file: 'r.yaml', source: `kind: ${kind}\nentries:\n${lines.join('\n')}\n` }])
    .entries;
const drawOwn = (kind: string, ...lines: string[]) =>
  drawReferences([['Reference', { kind, line: 1 }]], yaml(kind, ...lines), null);

describe('rows of entries', () => {
  it('have an anchor, and a heading that leads to the card', () => {
    const [, row] = find(draw('<Reference kind="knot-tag" names="CLEAR" />'), 'tr');
    expect(row?.slice(0, 3)).toEqual([
      'tr',
      { id: 'tag-clear' },
      [
        'th',
        { scope: 'row' },
        ['a', { href: '/docs/reference/scene-tags/clear/' }, ['code', 0, '# CLEAR']],
      ],
    ]);
  });

  it('come in the order of the names', () => {
    const rows = read(draw('<Reference kind="knot-tag" names="PROMPT,  CLEAR" />'));
    expect(rows.map(([name]) => name)).toEqual(['Tag', '# PROMPT', '# CLEAR']);
  });

  it('are all of the kind where no names are given', () => {
    const rows = find(draw('<Reference kind="event" />'), 'tr');
    expect(rows).toHaveLength(1 + entries.filter(({ kind }) => kind === 'event').length);
  });

  it('know names that hold a comma', () => {
    const own = yaml(
      'shortcut',
      "- { name: 'Space, Enter', summary: Goes on., keys: [Space, Enter] }",
      '- { name: Esc, summary: Goes back., keys: [Escape] }',
    );
    const props = { kind: 'shortcut', names: 'Esc, Space, Enter', line: 1 };
    expect(read(drawReferences([['Reference', props]], own, null))).toEqual([
      ['Shortcut', 'Key', 'Meaning'],
      ['Esc', 'Escape', 'Goes back.'],
      ['Space, Enter', 'Space Enter', 'Goes on.'],
    ]);
  });

  it('know markup of the same name apart by what it stands in', () => {
    const ids = (names: string) => [
      ...drawnIds(parseLines(`<Reference kind="markup" names="${names}" />`).tree, entries),
    ];
    expect(ids('picture')).toEqual(['markup-picture']);
    expect(ids('layers picture, area')).toEqual(['markup-layers-picture', 'markup-layers-area']);
  });

  it.each([
    ['knot-tag', 'CLEAR', ['Tag', 'Meaning']],
    ['knot-tag', 'CLEAR, PLAY_SOUND', ['Tag', 'Value, default, since', 'Meaning']],
    ['markup', 'banner', ['Markup', 'Content', 'Meaning']],
    ['shortcut', 'Esc', ['Shortcut', 'Key', 'Meaning']],
    ['theme-variable', 'bg-color', ['Variable', 'Light, sepia, dark', 'Meaning']],
    ['method', 'game.start', ['Method', 'Returns', 'Meaning']],
    ['event', 'game/start', ['Event', 'Comes with', 'Meaning']],
    ['event', 'game/clear', ['Event', 'Meaning']],
    ['command', 'npm start', ['Command', 'Creates', 'Meaning']],
    ['package', 'inkjs', ['Package', 'Version', 'Meaning']],
  ])('of the kind %s (%s) have the columns that they have something in', (kind, names, titles) => {
    expect(read(draw(`<Reference kind="${kind}" names="${names}" />`))[0]).toEqual(titles);
  });

  it('say since when they are there, where that is known', () => {
    const table = drawOwn('event', '- { name: a/b, summary: It was., since: 2.1.0 }');
    expect(read(table)).toEqual([
      ['Event', 'Meaning', 'Since'],
      ['a/b', 'It was.', '2.1.0'],
    ]);
  });

  it('name the words of a value with their meanings, and the default as code if it is one of them', () => {
    const table = drawOwn(
      'setting',
      '- name: size',
      '  summary: Sets a size.',
      '  value: one word',
      '  values: [{ value: big, summary: Not small. }]',
      '  default: big',
    );
    expect(find(table, 'td').slice(0, 2)).toEqual([
      ['td', 0, 'one word', ['br', 0], ['small', 0, 'Default: '], ['code', 0, 'big']],
      ['td', 0, 'Sets a size.', ['ul', 0, ['li', 0, ['code', 0, 'big'], ' – Not small.']]],
    ]);
  });

  it('say what a tag with or without a value takes', () => {
    const table = drawOwn(
      'knot-tag',
      '- { name: A, summary: S., handledBy: [core], value: text, optionalValue: true }',
      '- { name: B, summary: S., handledBy: [core], value: text, repeatable: true }',
      '- { name: C, summary: S., handledBy: [core] }',
    );
    expect(read(table).map(([, value]) => value)).toEqual([
      'Value',
      'text, or nothing',
      'text; can be repeated',
      '–',
    ]);
  });

  it('draw details, and notes as a list, what stands in backticks as code', () => {
    const table = drawOwn(
      'css-class',
      '- name: x',
      '  summary: A thing.',
      "  details: '`a` and `b`.'",
      '  notes: [One., Mind `c`.]',
    );
    expect(find(table, 'td')).toEqual([
      [
        'td',
        0,
        'A thing.',
        ['p', 0, ['code', 0, 'a'], ' and ', ['code', 0, 'b'], '.'],
        ['ul', 0, ['li', 0, 'One.'], ['li', 0, 'Mind ', ['code', 0, 'c'], '.']],
      ],
    ]);
  });

  it('name aliases, members and attributes', () => {
    const cells = (kind: string, names: string) =>
      read(draw(`<Reference kind="${kind}" names="${names}" />`))[1] ?? [];
    expect(cells('choice-tag', 'UNCLICKABLE')[0]).toBe('#UNCLICKABLE also DISABLED, INACTIVE');
    expect(cells('markup', 'HTML elements').at(-1)).toContain('Stands for: [h1], [h2]');
    expect(cells('interface', 'loader').at(-1)).toContain('Members: async init(path)');
    expect(cells('markup', 'banner').at(-1)).toContain('Attributes: style, allcaps');
    expect(cells('markup', 'area').at(-1)).toContain('Only inside [layers].');
  });

  it('show the colours of themes, and no other values of theirs', () => {
    const swatches = (name: string) =>
      find(draw(`<Reference kind="theme-variable" names="${name}" />`), 'Swatch').map(propsOf);
    expect(swatches('bg-color')).toContainEqual({ color: '#FCFCFC' });
    expect(swatches('border-radius')).toEqual([]);
  });

  it('stand where the component stood, also within others', () => {
    const [details] = draw(
      '<Details summary="s">',
      '',
      '<Reference kind="event" />',
      '',
      '</Details>',
    );
    expect(find(details ? [details] : [], 'table')).toHaveLength(1);
  });
});

describe('attributes of an entry', () => {
  it('carry its anchor, and one each', () => {
    const [table] = find(draw('<Reference kind="markup" names="banner" attributes />'), 'table');
    expect(table?.[1]).toEqual({ id: 'markup-banner' });
    expect(find(table ? [table] : [], 'tr').map(propsOf)).toContainEqual({
      id: 'markup-banner-style',
    });
  });

  it('leave the anchor to the row of the entry on the same page', () => {
    const tree = draw(
      '<Reference kind="markup" names="banner" attributes />',
      '',
      '<Reference kind="markup" names="banner" />',
    );
    expect(find(tree, 'table').map(propsOf)).toEqual([0, 0]);
  });

  it('say what may be written, and what must be', () => {
    const tree = draw('<Reference kind="markup" names="button" attributes />');
    const rows = read(tree);
    expect(rows[0]).toEqual(['Attribute', 'Value, default', 'Meaning']);
    expect(rows.slice(1, 3)).toEqual([
      [
        'onclick also [button=…]',
        'name of an ink function required',
        expect.stringContaining('The ink function') as string,
      ],
      ['disabled', 'true, false Default: false', 'Makes the button grey and inactive.'],
    ]);
  });

  it('are options where the entry is a command', () => {
    const tree = draw('<Reference kind="command" names="npm run build-singlefile" attributes />');
    expect(read(tree)[0]?.[0]).toBe('Option');
  });
});

it('leaves out what cannot be drawn', () => {
  expect(draw('<Reference kind="knot-tag" names="CLAER" />')).toEqual([]);
});

it('gives every entry and attribute of the reference an anchor of its own', () => {
  const markup = entries.filter((entry) => 'attributes' in entry && entry.attributes.length > 0);
  const tree: DocumentNode[] = [
    ...referenceKinds.map((kind): DocumentNode => ['Reference', { kind, line: 1 }]),
    ...markup.map((entry): DocumentNode => {
      const inside = entry.kind === 'markup' && entry.inside ? `${entry.inside} ` : '';
      const names = `${inside}${entry.name}`;
      return ['Reference', { kind: entry.kind, names, attributes: true, line: 1 }];
    }),
  ];
  const drawn = drawReferences(tree, entries, null);
  const ids = [...find(drawn, 'table'), ...find(drawn, 'tr')].flatMap(([, props]) =>
    props === 0 || props.id === undefined ? [] : [props.id],
  );
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(new Set(ids)).toEqual(drawnIds(tree, entries));
});

describe('checkReferences', () => {
  const check = (...lines: string[]) => {
    const document = parseLines(...lines);
    return [...document.problems, ...checkReferences('page.mdx', document, entries)].map(
      ({ file, line, severity, message, hint }) =>
        `${file}:${line} ${severity}: ${message} ${hint}`,
    );
  };

  it.each([
    [
      'an unknown kind',
      'kind="knot-tags"',
      'kind “knot-tags”, which does not exist. Did you mean “knot-tag”',
    ],
    [
      'an unknown name',
      'kind="knot-tag" names="CLEAR, PROMTP"',
      'no knot-tag named “PROMTP”. Did you mean “PROMPT”?',
    ],
    [
      'attributes of nothing',
      'kind="markup" attributes',
      '<Reference … attributes> names no entry.',
    ],
    [
      'attributes of several entries',
      'kind="markup" names="banner, info" attributes',
      '<Reference … attributes> names 2 entries.',
    ],
    [
      'attributes of an entry without any',
      'kind="knot-tag" names="CLEAR" attributes',
      '“CLEAR” has no attributes',
    ],
  ])('reports %s', (_, attributes, message) => {
    expect(check('text', '', `<Reference ${attributes} />`)).toEqual([
      expect.stringContaining('page.mdx:3 error: ') as string,
    ]);
    expect(check('text', '', `<Reference ${attributes} />`)[0]).toContain(message);
  });

  it('reports an entry that is drawn twice, with the line of the first', () => {
    const lines = [
      '<Reference kind="knot-tag" names="CLEAR" />',
      '',
      '<Reference kind="knot-tag" names="PROMPT, CLEAR" />',
    ];
    expect(check(...lines)).toEqual([
      expect.stringContaining(
        'page.mdx:3 error: “CLEAR” is already shown on this page, 2 lines above.',
      ),
    ]);
  });

  it('reports a heading that has the anchor of a row', () => {
    expect(
      check('## Clear {#tag-clear}', '', '<Reference kind="knot-tag" names="CLEAR" />'),
    ).toEqual([expect.stringContaining('page.mdx:3 error: “CLEAR” has the anchor “tag-clear”')]);
  });

  it('minds neither a row beside a table of attributes nor the same name in two kinds', () => {
    expect(
      check(
        '<Reference kind="markup" names="banner" />',
        '',
        '<Reference kind="markup" names="banner" attributes />',
        '',
        '<Reference kind="knot-tag" names="CLASS" />',
        '',
        '<Reference kind="choice-tag" names="CLASS" />',
      ),
    ).toEqual([]);
  });

  it('reports text within, which would be lost', () => {
    expect(check('<Reference kind="event">', '', 'text', '', '</Reference>')).toEqual([
      expect.stringContaining('page.mdx:1 error: <Reference> has content'),
    ]);
  });
});

it('finds nothing for an unknown kind, whatever the names', () => {
  expect(selectEntries({ kind: 'constructor', names: 'x' }, entries)).toHaveProperty('fault');
});
