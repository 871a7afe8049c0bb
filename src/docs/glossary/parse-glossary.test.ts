import { parseGlossary } from './parse-glossary';

const parse = (...lines: string[]) => parseGlossary(lines.join('\n'), 'glossary.yaml');

function problemsOf(...lines: string[]): string[] {
  return parse(...lines).problems.map(({ line, message, hint }) => `${line}: ${message} → ${hint}`);
}

describe('parseGlossary', () => {
  it('reads terms in the order of the alphabet, with anchors made of their words', () => {
    const { terms, lines, problems } = parse(
      '- term: Visit count',
      '  meaning: How often.',
      '  firstUse: false',
      '- term: Knot',
      '  forms: [knots]',
      '  meaning: A piece.',
      '  details: It has a name.',
      '  page: ink-basics/intro#knots',
      '  unmarked: [knot of rope]',
    );
    expect(problems).toEqual([]);
    expect(terms).toEqual([
      {
        id: 'knot',
        term: 'Knot',
        forms: ['knots'],
        meaning: 'A piece.',
        details: 'It has a name.',
        page: 'ink-basics/intro#knots',
        isMarked: true,
        unmarked: ['knot of rope'],
      },
      {
        id: 'visit-count',
        term: 'Visit count',
        forms: [],
        meaning: 'How often.',
        isMarked: false,
        unmarked: [],
      },
    ]);
    expect(lines).toEqual(
      new Map([
        ['visit-count', 1],
        ['knot', 4],
      ]),
    );
  });

  it('takes an empty file for an empty glossary', () => {
    expect(parse('# nothing yet')).toMatchObject({ terms: [], problems: [] });
  });

  it('says which key is unknown, and which was meant', () => {
    const [problem] = problemsOf('- term: Knot', '  meening: A piece.', '  meaning: A piece.');
    expect(problem).toContain('2: “Knot” has an unknown key “meening”');
    expect(problem).toContain('Did you mean “meaning”?');
  });

  it('says what is missing, and leaves the term out', () => {
    expect(problemsOf('- term: Knot')).toEqual([
      '1: “Knot” has no “meaning”. → Add “meaning: …” to it.',
    ]);
    expect(parse('- term: Knot').terms).toEqual([]);
    expect(problemsOf('- meaning: A piece.')[0]).toContain('This term has no “term”');
  });

  it.each([
    ['more than 140 letters', `${'a'.repeat(140)}.`, 'has 141 letters'],
    ['code', 'A `piece`.', 'contains a backtick'],
    ['no full stop', 'A piece', 'does not end with a full stop'],
  ])('refuses a meaning with %s', (_case, meaning, reason) => {
    expect(problemsOf('- term: Knot', `  meaning: "${meaning}"`)[0]).toContain(
      `2: “meaning” of “Knot” ${reason}`,
    );
  });

  it('finds words that belong to two terms, or to one twice', () => {
    expect(
      problemsOf(
        '- term: Knot',
        '  forms: [knots]',
        '  meaning: A piece.',
        '- term: Rope',
        '  forms: [Knots]',
        '  meaning: A thing.',
      ),
    ).toEqual([
      '4: “knots” already belongs to “Knot”, in line 1. → Each term or form belongs to a single entry: keep one of the two.',
    ]);
    expect(problemsOf('- term: Glue', '  forms: [glue]', '  meaning: A sign.')[0]).toContain(
      '“glue” already belongs to “Glue”',
    );
  });

  it('finds what is no list, no term, no YAML', () => {
    expect(problemsOf('terms: []')[0]).toContain('not a list of terms');
    expect(problemsOf('- Knot')[0]).toContain('not a term');
    expect(problemsOf('- term: "Knot')[0]).toContain('not valid YAML');
  });
});
