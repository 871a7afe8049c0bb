import { saveDescription } from './save-description';

const describeScene = (text: string, length = 20): string =>
  saveDescription(
    { uuid: 1, content: [{ text, tags: {} }], choices: [], tags: {} },
    { save_description_length: length },
    undefined,
  );

test.each([
  ['[b]The start[/b] of it', 'The start of it'],
  ['The <i>start</i> of it all today', 'The start of it all ...'],
  ['[img]lamp.svg[/img] The start', 'The start'],
  ['[picture width=50%]a/b.png[/picture]The end', 'The end'],
  ['[img]lamp.svg', 'lamp.svg'],
  // The engine’s dots follow a line of exactly the length, too.
  ['12345678901234567890', '12345678901234567890...'],
  ['1234567890123456789', '1234567890123456789'],
])('%j is described as %j', (text, description) => {
  expect(describeScene(text)).toBe(description);
});

test('takes the same time with many pictures that never end', () => {
  expect(describeScene('[img]'.repeat(100_000))).toBe('');
});
