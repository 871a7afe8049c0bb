import { gameTabMessages } from '../../config/messages/game-tab';
import { contentReference } from '../../docs/reference/content-reference.fixture';
import { plainWords } from './plain-words';

const namesOf = (kind: string) =>
  contentReference.entries
    .filter((entry) => entry.kind === kind && !('repeatable' in entry && entry.repeatable))
    .map(({ name }) => name);

test('each setting of the game is put in plain words, and no other', () => {
  const picked = ['cover', 'background', 'theme', 'font'];
  const put = [...Object.keys(gameTabMessages.tags), ...picked];
  expect(put.sort()).toEqual(namesOf('global-tag').sort());
});

test('so is each key of the configuration, but those of the platforms', () => {
  const keys = namesOf('config').filter((name) => !name.startsWith('platform.'));
  const put = [...Object.keys(gameTabMessages.config.keys), 'language'];
  expect(put.sort()).toEqual(keys.sort());
});

test.each([
  ['platform.android.version', 'Android: version'],
  ['platform.ios', 'iOS'],
  ['later_key', 'Later key'],
])('%s is called %s', (name, label) => {
  expect(plainWords({ name, summary: '' }, true).label).toBe(label);
});
