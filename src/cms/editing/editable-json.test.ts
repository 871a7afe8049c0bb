import { readFileSync } from 'node:fs';
import { readJson, writeJson } from './editable-json';

const source = readFileSync('content/announcement.json', 'utf8');

it('comes back byte for byte', () => {
  expect(writeJson(readJson(source))).toBe(source);
  expect(writeJson(readJson('{"a":1}'))).toBe('{"a":1}');
});

it('changes what was changed', () => {
  const { linkLabel: _, ...form } = readJson(source);
  expect(writeJson({ ...form, isShown: true })).toBe(
    source.replace('"isShown": false', '"isShown": true'),
  );
});

it('leaves a broken file alone', () => {
  expect(() => writeJson(readJson('{'))).toThrow('left as it is');
});
