import { coverPath, readCover, writeCover } from './cover-tag';

test('a cover is a path and a width', () => {
  expect(readCover(' img/boat.png  60% ')).toEqual({ path: 'img/boat.png', width: '60%' });
  expect(readCover('boat.png')).toEqual({ path: 'boat.png', width: '' });
  expect(writeCover({ path: 'boat.png', width: '60%' })).toBe('boat.png 60%');
  expect(writeCover({ path: 'boat.png', width: '' })).toBe('boat.png');
  expect(writeCover({ path: '', width: '60%' })).toBeNull();
});

test('the path of a cover has no spaces, and is not that of another file', () => {
  const files = new Map(
    ['my boat.png', 'boat.png', 'old sea/a b.png', 'my-boat.png'].map((path) => [path, new Blob()]),
  );
  expect(coverPath('boat.png', files)).toBe('boat.png');
  expect(coverPath('old sea/a b.png', files)).toBe('old-sea/a-b.png');
  expect(coverPath('my boat.png', files)).toBe('my-boat-2.png');
});
