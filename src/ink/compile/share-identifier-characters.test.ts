import { InkParser } from 'inkjs/compiler/Parser/InkParser';
import { compileInk } from './compile-ink';

test('parsers share one set of the characters of names', () => {
  const [one, other] = ['a', 'b'].map((text) => new InkParser(text));
  expect(one?.identifierCharSet).toBe(other?.identifierCharSet);
});

test('names of other letters than English ones still compile, in every program and every file', () => {
  const files = { 'дом.ink': '=== дом\nTea. -> кухня\n=== кухня\n-> END' };
  for (const source of ['INCLUDE дом.ink\n-> дом', '-> garçon\n=== garçon\nTea.\n-> END']) {
    expect(compileInk({ source, files })).toMatchObject({ issues: [] });
  }
});
