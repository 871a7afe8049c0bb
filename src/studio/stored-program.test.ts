import { readStoredProgram, storeProgram } from './stored-program';

const key = 'docs.playground-story';

it('keeps a story and gives it back', () => {
  expect(readStoredProgram()).toBeNull();
  const program = { source: 'Hello.', files: { 'a.ink': '-> END' } };
  storeProgram(program);
  expect(readStoredProgram()).toEqual(program);
  localStorage.removeItem(key);
  expect(readStoredProgram()).toBeNull();
});

it.each(['', '{', 'null', '[]', '{"source":1,"files":{}}', '{"source":"","files":{"/etc":""}}'])(
  'ignores the nonsense %s',
  (nonsense) => {
    localStorage.setItem(key, nonsense);
    expect(readStoredProgram()).toBeNull();
  },
);
