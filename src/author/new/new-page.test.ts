import { firstTextLine, newPageSource } from './new-page';

it('knows where the text of a new page begins', () => {
  const page = { title: 'Night: train', description: 'How --- it runs.', isDraft: true };
  const source = newPageSource(page);
  expect(source.split('\n')[firstTextLine(source) - 1]).toMatch(/^Begin with/);
});
