import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeProject } from '../../../testing/temp-project';
import { projectCache } from './project-cache';

it('knows in one process what another has checked', async () => {
  const projectRoot = makeProject({});
  await projectCache(projectRoot).set('a', { b: 1 });
  expect(await projectCache(projectRoot).get('a')).toEqual({ b: 1 });
  expect(await projectCache(projectRoot).get('c')).toBeUndefined();
});

it('takes a broken file for a missing one', async () => {
  const projectRoot = makeProject({});
  const cache = projectCache(projectRoot);
  await cache.set('a', { b: 1 });
  const folder = path.join(projectRoot, '.cache/author/checked');
  for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), '{"b":');
  expect(await cache.get('a')).toBeUndefined();
});
