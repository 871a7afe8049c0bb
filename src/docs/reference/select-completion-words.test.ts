import { contentReference } from './content-reference.fixture';
import { selectCompletionWords } from './select-completion-words';

const words = selectCompletionWords(contentReference.entries);

it('sorts tags by their place', () => {
  expect(words.gameTags.map(({ name }) => name)).toContain('title');
  expect(words.sceneTags.map(({ name }) => name)).toContain('CLEAR');
  expect(words.choiceTags.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['UNCLICKABLE', 'DISABLED', 'HIDDEN', 'CLASS']),
  );
});

it('brings the line of the reference and the values of a tag', () => {
  expect(words.gameTags.find(({ name }) => name === 'choices')).toMatchObject({
    summary: expect.stringMatching(/\.$/) as string,
    values: expect.arrayContaining([
      { name: 'grouped', summary: 'The buttons touch and share one outer border.' },
    ]) as unknown,
  });
});

it('offers names of markup that can be written', () => {
  for (const { name } of words.markup) expect(name).toMatch(/^[-\w]+$/);
  expect(words.markup.find(({ name }) => name === 'info')).toMatchObject({ isPaired: true });
  expect(words.markup.find(({ name }) => name === 'input')).toMatchObject({ isPaired: false });
});

it('is small enough to be fetched with the editor', () => {
  const json = JSON.stringify(words);
  expect(json).not.toContain('`');
  expect(json.length).toBeLessThan(32_000);
  expect(JSON.parse(json)).toEqual(words);
});
