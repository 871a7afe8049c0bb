import { parseReference } from './parse-reference';

const parse = (source: string) => parseReference([{ file: 'tags.yaml', source }]);

const clear = `kind: knot-tag
entries:
  - name: CLEAR
    summary: Removes all earlier scenes.
    handledBy: [core]
`;

const messages = (source: string) =>
  parse(source).problems.map(({ line, message }) => `${line}: ${message}`);

describe('parseReference', () => {
  it('reads entries with their kind and anchor', () => {
    expect(parse(clear)).toMatchObject({
      entries: [{ kind: 'knot-tag', id: 'tag-clear', name: 'CLEAR', handledBy: ['core'] }],
      problems: [],
    });
  });

  it('knows where each entry is written', () => {
    expect(parse(clear).places.get('tag-clear')).toEqual({
      file: 'tags.yaml',
      line: 3,
      sampleLine: 3,
    });
  });

  it('knows the line of each relation', () => {
    const source = `${clear}    related:\n      - tag-image\n      - tag-audio\n`;
    expect(parse(source).places.get('tag-clear')).toMatchObject({ relatedLines: [7, 8] });
  });

  it('takes numbers and true as the texts they are written as', () => {
    const source = `kind: config
entries:
  - { name: version, summary: The version., value: text, default: 1.0 }
  - { name: debug, summary: A switch., value: text, default: true }
`;
    expect(parse(source).entries).toMatchObject([{ default: '1.0' }, { default: 'true' }]);
  });

  it('gives all entries of a file what its head says they are handled by', () => {
    const source = clear
      .replace('entries:', 'handledBy: [web-ui]\nentries:')
      .replace('    handledBy: [core]\n', '');
    expect(parse(source).entries).toMatchObject([{ handledBy: ['web-ui'] }]);
  });

  it('brings the entries of several files into the order of the kinds', () => {
    const config =
      'kind: config\nentries:\n  - { name: theme, summary: The theme., value: text }\n';
    const { entries } = parseReference([
      { file: 'a.yaml', source: config },
      { file: 'b.yaml', source: clear },
    ]);
    expect(entries.map(({ id }) => id)).toEqual(['tag-clear', 'config-theme']);
  });

  it.each([
    ['an unknown key', `${clear}    sumary: Twice.\n`, '6: “CLEAR” has an unknown key “sumary”.'],
    [
      'a missing field',
      clear.replace('    handledBy: [core]\n', ''),
      '3: “CLEAR” has no “handledBy”.',
    ],
    ['a missing name', clear.replace('name: CLEAR\n    ', ''), '3: This knot-tag has no “name”.'],
    [
      'a field of the wrong type',
      clear.replace('[core]', 'core'),
      '5: “handledBy” of “CLEAR” is not a list.',
    ],
    ['an empty field', `${clear}    details:\n`, '6: “details” of “CLEAR” is empty or no text.'],
    [
      'a flag that is none',
      `${clear}    repeatable: perhaps\n`,
      '6: “repeatable” of “CLEAR” is neither true nor false.',
    ],
    [
      'an unknown part',
      clear.replace('[core]', '[cork]'),
      '5: “handledBy” of “CLEAR” names “cork”.',
    ],
    [
      'a word that is not one of the choice',
      `${clear}    combine: coma\n`,
      '6: “combine” of “CLEAR” is “coma”.',
    ],
    [
      'an unknown kind',
      clear.replace('knot-tag', 'knot-tags'),
      '1: “knot-tags” is not a kind of entry.',
    ],
    [
      'a missing kind',
      clear.replace('kind: knot-tag\n', ''),
      '1: The file does not say what kind of entries it contains.',
    ],
    [
      'an unknown key of the file',
      `${clear}version: 2\n`,
      '6: A reference file has no key “version”.',
    ],
    [
      'a summary without a full stop',
      clear.replace('scenes.', 'scenes'),
      '4: “summary” of “CLEAR” does not end with a full stop.',
    ],
    [
      'a summary that is too long',
      clear.replace('all', `all${' and all'.repeat(20)}`),
      '4: “summary” of “CLEAR” has 187 letters.',
    ],
    [
      'a text that YAML has cut',
      `${clear}    details: Write the tag # CLEAR on a line.\n`,
      '6: “details” of “CLEAR” does not end with a full stop.',
    ],
    [
      'a page that is an address',
      `${clear}    page: /docs/quickstart/\n`,
      '6: “page” of “CLEAR” is not the id of a page.',
    ],
    [
      'an attribute without a summary',
      `${clear}    attributes:\n      - name: delay\n`,
      '7: An attribute of “CLEAR” has no “summary”.',
    ],
    [
      'a sample that nothing is said of',
      `${clear}    sample: '# CLEAR'\n`,
      '6: The sample of “CLEAR” has no “effect”.',
    ],
    [
      'an effect of no sample',
      `${clear}    effect: The page is empty.\n`,
      '6: There is an “effect” in “CLEAR”, but no sample.',
    ],
    [
      'a broken pattern',
      `${clear}    values:\n      - { value: N, summary: A number., pattern: '(' }\n`,
      '7: “pattern” of a value of “CLEAR” is not a regular expression.',
    ],
    ['an entry that is a text', `${clear}  - RESTART\n`, '6: This is not an entry.'],
    ['a file without entries', 'kind: knot-tag\n', '1: The list of entries is missing.'],
    ['an empty file', '', '1: This is not a reference file.'],
  ])('reports %s', (_, source, message) => {
    expect(messages(source)).toContain(message);
  });

  it('reports broken YAML with its line, and reads on in other files', () => {
    const { entries, problems } = parseReference([
      { file: 'broken.yaml', source: 'kind: knot-tag\nentries:\n  - name: "CLEAR\n' },
      { file: 'whole.yaml', source: clear },
    ]);
    expect(problems).toMatchObject([{ file: 'broken.yaml', severity: 'error' }]);
    expect(entries).toHaveLength(1);
  });

  it('suggests the nearest known key', () => {
    expect(parse(`${clear}    sumary: Twice.\n`).problems[0]?.hint).toContain(
      'Did you mean “summary”?',
    );
  });

  it('leaves out only the entry that cannot be read', () => {
    const source = `${clear}  - name: RESTART\n    handledBy: [core]\n`;
    expect(parse(source).entries.map(({ name }) => name)).toEqual(['CLEAR']);
  });

  describe('duplicates', () => {
    const again = clear.slice(clear.indexOf('  - name'));

    it('reports a name that comes twice, with the place of the first', () => {
      expect(messages(clear + again)).toEqual([
        '6: “CLEAR” is already the name or anchor of “CLEAR”, in tags.yaml, line 3.',
      ]);
    });

    it('reports an alias that is another entry’s name', () => {
      const alias = again.replace('name: CLEAR', 'name: WIPE\n    aliases: [CLEAR]');
      expect(messages(clear + alias)).toHaveLength(1);
    });

    it('finds them across files', () => {
      const { problems } = parseReference([
        { file: 'a.yaml', source: clear },
        { file: 'b.yaml', source: clear },
      ]);
      expect(problems).toMatchObject([{ file: 'b.yaml', line: 3 }]);
    });

    it('allows the same name in another kind', () => {
      const choice = clear.replace('knot-tag', 'choice-tag');
      const { problems } = parseReference([
        { file: 'a.yaml', source: clear },
        { file: 'b.yaml', source: choice },
      ]);
      expect(problems).toEqual([]);
    });
  });

  describe('anchors', () => {
    const idOf = (kind: string, fields: string) =>
      parse(`kind: ${kind}\nentries:\n  - { summary: Does it., ${fields} }\n`).entries[0]?.id;

    it.each([
      ['global-tag', 'name: single_scene, handledBy: [core]', 'global-tag-single-scene'],
      ['choice-tag', 'name: HIDDEN, handledBy: [web-ui]', 'choice-tag-hidden'],
      ['markup', 'name: info, form: paired, attributes: []', 'markup-info'],
      ['markup', 'name: row, form: paired, attributes: [], inside: table', 'markup-table-row'],
      ['markup', "name: '---', form: single, attributes: [], slug: separator", 'markup-separator'],
      [
        'method',
        'name: game.saveGame, part: game, signature: saveGame(), returns: promise',
        'method-game-save-game',
      ],
      ['event', 'name: game/start', 'event-game-start'],
    ])('names a %s by its kind and name (%s)', (kind, fields, id) => {
      expect(idOf(kind, fields)).toBe(id);
    });
  });
});
