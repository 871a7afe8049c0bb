import { languagesRoot } from './languages-root';

test.each([
  ['/', '', ''],
  ['/de/', '/de', ''],
  ['/base/', '', '/base'],
  ['/base/de/', '/de', '/base'],
  // A build for another language, checked outside the folder it is meant for.
  ['/', '/de', ''],
])('a build at %s in a language at “%s” has its siblings below “%s”', (buildRoot, path, root) => {
  expect(languagesRoot(buildRoot, path)).toBe(root);
});
