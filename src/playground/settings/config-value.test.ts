import { configValue, withConfigValue } from './config-value';

const config = { language: 'de', inkjscompiler: true, game: { format: 'js', own: [1] }, ios: {} };

test.each([
  ['language', 'de'],
  ['inkjscompiler', 'true'],
  ['game.format', 'js'],
  ['game', null],
  ['game.own', null],
  ['language.x', null],
  ['constructor', null],
])('%s is %j', (key, value) => {
  expect(configValue(config, key)).toBe(value);
});

test('a key is set, and taken away with what is empty around it; the others stay', () => {
  expect(withConfigValue(config, 'game.zip', ' game.zip ')).toEqual({
    ...config,
    game: { format: 'js', own: [1], zip: 'game.zip' },
  });
  expect(withConfigValue(config, 'inkjscompiler', 'false')).toEqual({
    ...config,
    inkjscompiler: false,
  });
  expect(withConfigValue(config, 'game.format', null)).toEqual({ ...config, game: { own: [1] } });
  const set = withConfigValue({}, 'platform.android.id', 'org.example');
  expect(set).toEqual({ platform: { android: { id: 'org.example' } } });
  expect(withConfigValue(set, 'platform.android.id', null)).toEqual({});
});
