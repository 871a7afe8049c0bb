/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { DATABASE_NAME, openDatabase } from './database';
import { deleteProject } from './deleted-projects';
import { createProject, listProjects, readProject } from './project-store';

const open = () => openDatabase({ onOutdated: () => {}, onLost: () => {} });
const leave = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow'));
const program = { source: 'Rain.', files: {} };

test('a page that is left holds up no other one, and stores what it had to when it comes back', async () => {
  const storage = await open();
  const creating = createProject(storage, { name: 'Lamp', program });
  leave(true);
  const late = createProject(storage, { name: 'Late', program });
  const other = await openDB(DATABASE_NAME);
  expect(await other.getAll('cards')).toEqual([]);
  comeBack();
  const { id } = await creating;
  await late;
  expect((await listProjects(storage)).map(({ name }) => name).sort()).toEqual(['Lamp', 'Late']);
  expect(await readProject(storage, id)).toMatchObject({ card: { name: 'Lamp' } });
});

test('a page that is closed stores what it can', async () => {
  const storage = await open();
  const creating = createProject(storage, { name: 'Rain', program });
  leave(false);
  expect((await creating).name).toBe('Rain');
  await deleteProject(storage, (await creating).id);
});
