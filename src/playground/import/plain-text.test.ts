import { compileInk } from '../../ink/compile/compile-ink';
import { openFromJson } from '../../ink/compile/open-story';
import { asPlainText, makePlain, mistakenLines } from './plain-text';

const MANUSCRIPT = [
  'Chapter one',
  '===========',
  'The tide was out, and so was the keeper of the light, who had left the door open.',
  '',
  '- Really? she said.',
  '* * *',
  'One, - two; {sic} and a | b, #4, 1 <- 2 <> 3, [[Kitchen]]',
  '+ 1. See http://example.org/*all* for more.',
  '~ VAR ~',
  'TODO: rain',
  'VARious things',
  '\t# A heading',
];

test('every line that is made plain is shown word for word', () => {
  for (const line of MANUSCRIPT.filter((one) => one.trim() !== '')) {
    const { story } = compileInk({ source: `${asPlainText(line)}\n-> END`, files: {} });
    if (story === null) throw new Error(`“${line}” does not compile.`);
    expect(
      openFromJson(story)
        .playTurn()
        .map(({ text }) => text),
    ).toEqual([line.trim()]);
  }
});

test('the lines of a manuscript that ink would read are found, and made plain where they were pasted', () => {
  const pasted = MANUSCRIPT.join('\r\n');
  const found = mistakenLines(pasted);
  expect(found.map(({ index }) => index)).toEqual([1, 4, 5, 6, 7, 8, 9, 11]);
  const program = { source: `Before.\n${MANUSCRIPT.join('\n')}\nAfter.`, files: {} };
  const first = makePlain(program, pasted, found.slice(0, 1));
  expect(first?.program.source).toBe(program.source.replace('\n====', '\n\\===='));
  const all = makePlain(program, pasted, found);
  expect(mistakenLines(all?.pasted ?? '')).toEqual([]);
  expect(makePlain({ source: 'Other.', files: {} }, pasted, found)).toBeNull();
});

test.each([
  ['ink', `=== hall\n${'A long hall. '.repeat(20)}\n* [Back] -> END`],
  ['a few words', '- Really?'],
  ['prose', 'The tide was out. '.repeat(20)],
])('%s is no reason to say anything', (_name, text) => {
  expect(mistakenLines(text)).toEqual([]);
});
