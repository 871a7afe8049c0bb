import { configWords } from './config-words';
import { contentReference } from './content-reference.fixture';

it('offers every key of the configuration that is a single value and free to choose', () => {
  const words = configWords(contentReference.entries);
  const keys = contentReference.entries.filter(({ kind }) => kind === 'config');
  expect(words).toHaveLength(keys.length - 3);
  const names = words.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['language', 'game.format', 'platform.android.id']));
  expect(names).not.toEqual(expect.arrayContaining(['game.path']));
  expect(words.find(({ name }) => name === 'inkjscompiler')).toMatchObject({
    values: [{ name: 'true' }, { name: 'false' }],
    default: 'false',
  });
  expect(JSON.stringify(words)).not.toContain('`');
});
