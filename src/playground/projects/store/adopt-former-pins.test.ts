/** @jest-environment jsdom */
import { adoptDraftPins, adoptFormerPins, formerDraftPins } from './adopt-former-pins';
import { createMemoryStorage } from './memory-storage';
import { changeExtras, readExtras } from './project-extras';
import { createProject } from './project-store';
import { deleteProject } from './deleted-projects';
import type { ProjectStorage } from './tables';

const KEY = 'docs.playground-pins';
const pin = (id: string) => ({ id, name: 'Out.', seed: 1, steps: [], text: ['Out.'] });
const write = (key: string, ...ids: string[]) =>
  localStorage.setItem(key, JSON.stringify(ids.map(pin)));

let storage: ProjectStorage;
beforeEach(() => {
  localStorage.clear();
  storage = { ...createMemoryStorage(), isLasting: true };
});

const addProject = async (): Promise<string> =>
  (await createProject(storage, { name: null, program: { source: 'A.', files: {} } })).id;
const pinsOf = async (id: string): Promise<string[]> =>
  (await readExtras(storage, id)).pins.map((one) => one.id);

it('moves the pins of each project to it once, also of a deleted one', async () => {
  const [one, other] = [await addProject(), await addProject()];
  await deleteProject(storage, other);
  await changeExtras(storage, one, (extras) => ({ ...extras, pins: [pin('1')] }));
  write(`${KEY}.${one}`, '1', '2');
  write(`${KEY}.${other}`, '3');
  await adoptFormerPins(storage);
  expect(await pinsOf(one)).toEqual(['1', '2']);
  expect(await pinsOf(other)).toEqual(['3']);
  expect(localStorage).toHaveLength(0);
});

it('leaves pins whose project is not here, and those of a storage that does not last', async () => {
  const id = await addProject();
  write(`${KEY}.gone1`, '1');
  await adoptFormerPins(storage);
  expect(localStorage).toHaveLength(1);
  write(`${KEY}.${id}`, '2');
  storage.isLasting = false;
  await adoptFormerPins(storage);
  expect(await pinsOf(id)).toEqual(['2']);
  expect(localStorage).toHaveLength(2);
});

it('gives those of a story that was no project to the one that it becomes', async () => {
  write(KEY, '1');
  expect(formerDraftPins()).toEqual([pin('1')]);
  const id = await addProject();
  await adoptDraftPins(storage, id);
  expect(await pinsOf(id)).toEqual(['1']);
  expect(formerDraftPins()).toEqual([]);
});

it('takes nonsense for no pins', async () => {
  const id = await addProject();
  localStorage.setItem(`${KEY}.${id}`, '{');
  await adoptFormerPins(storage);
  expect(await pinsOf(id)).toEqual([]);
});
