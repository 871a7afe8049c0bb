import { contentReference } from '../reference/content-reference.fixture';
import { entryTip } from './entry-tip';
import { readTip } from './tip';

const tipOf = (id: string) => {
  const entry = contentReference.entries.find((one) => one.id === id);
  return entry && entryTip(entry).text;
};

it('shows how an entry is written, its values and its default', () => {
  expect(tipOf('global-tag-autosave')).toMatchObject({
    syntax: [expect.stringContaining('# autosave')],
  });
  expect(tipOf('global-tag-choices')).toMatchObject({ more: expect.any(Number) as number });
});

it('is one line of words where there is nothing more to say', () => {
  expect(typeof tipOf('tag-clear')).toBe('string');
});

it.each([[''], [null], [3], [{}], [{ text: 3 }]])('has nothing to show for %j', (content) => {
  expect(readTip(content)).toBeNull();
});
