import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeProject } from '../../../testing/temp-project';
import { watchContent } from './watch-content';

let stop = () => {};
afterEach(() => stop());

/** Watches a project; makes each change and waits until it is reported. If it is not, the test times out. */
function watched(): (name: string, change: (file: string) => void) => Promise<void> {
  const root = makeProject({
    'content/docs/basics/saves.mdx': 'one',
    'static/a.svg': '',
    'src/pages/a.tsx': '',
  });
  let told = () => {};
  stop = watchContent(root, () => told());
  return (name, change) =>
    new Promise((resolve) => {
      told = resolve;
      change(path.join(root, name));
    });
}

const SAVES = 'content/docs/basics/saves.mdx';
const write = (file: string) => writeFileSync(file, 'two');

/** Git deletes a file and writes it again. */
const checkOut = (file: string) => {
  rmSync(file);
  writeFileSync(file, 'one');
};

it('hears of a file after git has replaced it, each time', async () => {
  const change = watched();
  for (let round = 0; round < 3; round += 1) {
    await change(SAVES, write);
    await change(SAVES, checkOut);
  }
  await change(SAVES, write);
});

it('hears of a file after an editor has put another in its place', async () => {
  const change = watched();
  for (let round = 0; round < 3; round += 1) {
    await change(SAVES, (file) => {
      writeFileSync(`${file}~`, 'three');
      renameSync(`${file}~`, file);
    });
    await change(SAVES, write);
  }
});

it('hears of folders that come, go and come back', async () => {
  const change = watched();
  for (let round = 0; round < 3; round += 1) {
    await change('content/new/deep', (folder) => mkdirSync(folder, { recursive: true }));
    await change('content/new/deep/page.mdx', write);
    await change('content/new/deep/page.mdx', write);
    await change('content/new', (folder) => rmSync(folder, { recursive: true }));
  }
  await change('content/docs/basics', (folder) => {
    renameSync(folder, `${folder}-before`);
    mkdirSync(folder);
  });
  await change(SAVES, write);
  await change('content/docs/basics-before/saves.mdx', write);
  await change('static/a.svg', write);
});
