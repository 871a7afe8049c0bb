import { createClassNames } from './shorten-class-names';

const files = Array.from({ length: 60 }, (_, index) => `/src/${index}.module.css`);

test('every class of every file has a name of its own, and the same each time', () => {
  const nameOf = createClassNames(files);
  const names = files.flatMap((file) =>
    Array.from({ length: 70 }, (_, index) => nameOf(file, `class${index}`)),
  );
  expect(new Set(names).size).toBe(files.length * 70);
  expect(nameOf('/src/7.module.css', 'class3')).toBe(names[7 * 70 + 3]);
  for (const name of names) expect(name).toMatch(/^_[a-z]{2}[a-zA-Z0-9]{1,2}$/);
});

test('the order in which files come changes no name', () => {
  const [server, browser] = [createClassNames(files), createClassNames(files)];
  server('/src/1.module.css', 'only');
  expect(browser('/src/2.module.css', 'card')).toBe(server('/src/2.module.css', 'card'));
});

test('a file that came up during the build takes no name of another', () => {
  const nameOf = createClassNames(['/src/a.module.css']);
  const names = ['new', 'a', 'newer'].map((file) => nameOf(`/src/${file}.module.css`, 'card'));
  expect(new Set(names).size).toBe(3);
});
