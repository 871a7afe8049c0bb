import { readNotes } from './read-notes';

test('a note belongs to the lines below it, up to the next note', () => {
  const source =
    '# title: Door\n\n/// The door counts\n/// its `knocks`.\n\nVAR knocks = 0\n\n-> door\n  /// The hub.\n== door\nRain. // and wind\n';
  expect(readNotes(source)).toEqual([
    { note: null, code: '# title: Door' },
    { note: 'The door counts its `knocks`.', code: 'VAR knocks = 0\n\n-> door' },
    { note: 'The hub.', code: '== door\nRain. // and wind' },
  ]);
});

test('a source that begins with a note has nothing before it', () => {
  expect(readNotes('/// All of it.\nRain.')).toEqual([{ note: 'All of it.', code: 'Rain.' }]);
});
