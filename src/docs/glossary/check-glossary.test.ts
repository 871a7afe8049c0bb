import { checkGlossary } from './check-glossary';
import { parseGlossary } from './parse-glossary';

const pages = new Map([['ink-basics/intro', new Set(['knots', 'choices'])]]);

function check(...lines: string[]): string[] {
  const glossary = parseGlossary(
    ['- term: Knot', '  meaning: A piece.', ...lines].join('\n'),
    'glossary.yaml',
  );
  expect(glossary.problems).toEqual([]);
  return checkGlossary(glossary, 'glossary.yaml', pages).map(
    ({ file, line, message, hint }) => `${file}:${line} ${message} ${hint}`,
  );
}

describe('checkGlossary', () => {
  it('accepts pages, headings, terms and outside addresses that are there', () => {
    expect(
      check(
        '  page: ink-basics/intro#knots',
        '  details: See [it](ink-basics/intro), [itself](#knot) and [ink](https://example.com/#x).',
      ),
    ).toEqual([]);
  });

  it('finds a page that is not there, once', () => {
    const problems = check('  page: ink-basics/intra', '  details: See [it](ink-basics/intra).');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('glossary.yaml:1 “Knot” points at “ink-basics/intra”');
    expect(problems[0]).toContain('Did you mean “ink-basics/intro”?');
  });

  it('finds a heading that is not on the page', () => {
    expect(check('  page: ink-basics/intro#knot')[0]).toContain(
      '“#knot” on ink-basics/intro, where no heading has that id. Did you mean “knots”?',
    );
  });

  it('finds a link to a term that is none', () => {
    expect(check('  details: See [it](#knots).')[0]).toContain(
      'links to “#knots”, which is not a term. Did you mean “knot”?',
    );
  });
});
