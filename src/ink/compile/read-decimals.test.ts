import { Story } from 'inkjs/engine/Story';
import { compileInk } from './compile-ink';
import { readDecimals } from './read-decimals';

readDecimals();

/** Node 20 reads JSON as older browsers do. */
function play(source: string, change = (json: string) => json): string | null {
  const json = compileInk({ source, files: {} }).story?.ToJson() ?? '';
  return new Story(change(json)).ContinueMaximally();
}

it('reads decimals with a zero after the point', () => {
  expect(play('VAR a = 1.05\n{a + 0.05} {10.001}\n')).toBe('1.1 10.001\n');
});

it('leaves texts as they are', () => {
  const text = 'The price, 10.00 crowns, "is, 2.0".\n';
  expect(play(text)).toBe(text);
});

it('keeps whole decimals decimal, as inklecate writes them', () => {
  const asInklecate = (json: string) => json.replace('"ev",1,2,', '"ev",1,2.0,');
  expect(play('{1 / 2}\n')).toBe('0\n');
  expect(play('{1 / 2}\n', asInklecate)).toBe('0.5\n');
});
