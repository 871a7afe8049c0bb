import { makeProject } from '../../../testing/temp-project';
import { projectCache, sharedCache } from './project-cache';

const command = process.env.gatsby_executing_command;
afterEach(() => {
  process.env.gatsby_executing_command = command;
});

function setIn(executing: string) {
  process.env.gatsby_executing_command = executing;
  const projectRoot = makeProject({});
  const ofGatsby = new Map<string, unknown>();
  const cache = sharedCache(projectRoot, {
    get: (key) => Promise.resolve(ofGatsby.get(key)),
    set: (key, value) => Promise.resolve(ofGatsby.set(key, value)),
  });
  return { cache, tools: () => projectCache(projectRoot) };
}

it('in `develop` gives the author tools what Gatsby has checked', async () => {
  const { cache, tools } = setIn('develop');
  await cache.set('a', { b: 1 });
  expect(await cache.get('a')).toEqual({ b: 1 });
  expect(await tools().get('a')).toEqual({ b: 1 });
});

it('in `develop` knows what the author tools have checked', async () => {
  const { cache, tools } = setIn('develop');
  await tools().set('a', { b: 1 });
  expect(await cache.get('a')).toEqual({ b: 1 });
});

it('keeps what a build has checked for builds', async () => {
  const { cache, tools } = setIn('build');
  await cache.set('a', { b: 1 });
  expect(await cache.get('a')).toEqual({ b: 1 });
  expect(await tools().get('a')).toBeUndefined();
});
