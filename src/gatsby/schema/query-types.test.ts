import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { addFiles, makeProject } from '../../../testing/temp-project';
import { hasFreshQueryTypes, QUERY_TYPES } from './query-types';

const FILES = {
  [QUERY_TYPES]: '',
  'gatsby-config.ts': '',
  'src/gatsby/hooks/create-resolvers.ts': '',
  'src/pages/index.tsx': '',
};

function projectWith(times: Record<string, number>): string {
  const root = makeProject();
  addFiles(root, FILES);
  for (const folder of ['src/gatsby', 'src/gatsby/hooks', 'src/pages']) {
    utimesSync(path.join(root, folder), 1, 1);
  }
  for (const file of Object.keys(FILES)) {
    const time = times[file] ?? 1;
    utimesSync(path.join(root, file), time, time);
  }
  return root;
}

it('takes types that are newer than all their sources for fresh', () => {
  expect(hasFreshQueryTypes(projectWith({ [QUERY_TYPES]: 2 }))).toBe(true);
});

it.each(Object.keys(FILES).filter((file) => file !== QUERY_TYPES))(
  'has them made again after a change of %s',
  (file) => {
    expect(hasFreshQueryTypes(projectWith({ [QUERY_TYPES]: 2, [file]: 3 }))).toBe(false);
  },
);

it('has them made when there are none', () => {
  const root = projectWith({ [QUERY_TYPES]: 2 });
  rmSync(path.join(root, QUERY_TYPES));
  expect(hasFreshQueryTypes(root)).toBe(false);
});
