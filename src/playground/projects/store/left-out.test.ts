import { sentenceOfLeftOut } from './left-out';
import type { ProjectManager } from './project-manager';

const sentence = (...paths: string[]) => {
  const list = () => Promise.resolve(paths.map((path) => ({ path, size: 2048, type: '' })));
  return sentenceOfLeftOut({ assets: { list } } as unknown as ProjectManager);
};

test.each([
  ['nothing', [], null],
  ['a translation', ['languages/de.po'], /^The link leaves out the translation\. To pass it on/],
  ['translations', ['languages/de.po', 'languages/fr.po'], /the 2 translations\. To pass them on/],
  [
    'a picture beside one',
    ['a.png', 'languages/de.po'],
    /the project’s file \(.*2 kB\)\. To pass it/,
  ],
])('says that a link leaves out %s', async (_, paths, said) => {
  const found = await sentence(...paths);
  if (said === null) expect(found).toBeNull();
  else expect(found).toMatch(said);
});
