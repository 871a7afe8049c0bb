import { readdirSync } from 'node:fs';
import { pageKindNames } from './page-kinds';

test('each kind has a template of its name, and each template a kind', () => {
  const templates = readdirSync('src/templates').map((file) => file.replace(/\.tsx$/, ''));
  expect(templates.sort()).toEqual([...pageKindNames].sort());
});
