import { createStorageSlot } from '../../../base/browser/storage-slot';
import { isRecord, parseProgram, type StoryProgram } from '../../../ink/story/story-program';
import { givenName, parseCard } from './project';
import { createProject, findByProgram, saveProject } from './project-store';
import type { ProjectStorage } from './tables';

/** Where the playground kept the reader’s story before there were projects. An old tab still writes it. */
const storySlot = createStorageSlot('docs.playground-story', { persistence: 'local' });
/** Where it kept the stories that others replaced, the newest last. */
const keptSlot = createStorageSlot('docs.playground-kept', { persistence: 'local' });

/** The name of the note about the last story that was adopted. */
const NOTE = 'adopted-story';

/** Makes projects of what earlier versions of the playground kept; resolves with whether there was something. */
export async function adoptFormer(
  storage: ProjectStorage,
  isWritten: (id: string) => Promise<boolean>,
): Promise<boolean> {
  const [storyText, keptText] = [storySlot.get(), keptSlot.get()];
  const story = parseText(storyText, parseProgram);
  const kept = parseText(keptText, (value) =>
    Array.isArray(value) ? value.map(parseProgram).filter((one) => one !== null) : null,
  );
  const now = Date.now();
  for (const [index, program] of (kept ?? []).entries()) {
    // A second apart, so that the list keeps their order.
    await adopt(storage, program, now - 1000 * ((kept?.length ?? 0) - index));
  }
  if (story !== null) await adoptStory(storage, story, now, isWritten);
  // What could not be read is not the reader’s text. A story that changed meanwhile is adopted the next time.
  if (storage.isLasting) {
    if (storySlot.get() === storyText) storySlot.delete();
    if (keptSlot.get() === keptText) keptSlot.delete();
  }
  return story !== null || (kept?.length ?? 0) > 0;
}

/** Calls `listener` when an old tab of the site writes a story; returns a function that stops it. */
export function watchFormer(listener: () => void): () => void {
  const stops = [storySlot, keptSlot].map((slot) =>
    slot.subscribe((value) => {
      if (value !== null) listener();
    }),
  );
  return () => stops.forEach((stop) => stop());
}

/** The story that an old tab is writing changes all the time; it stays one project while nobody changes that one. */
async function adoptStory(
  storage: ProjectStorage,
  program: StoryProgram,
  at: number,
  isWritten: (id: string) => Promise<boolean>,
): Promise<void> {
  const note = await storage.transact('readonly', async (tables) => tables.get('notes', NOTE));
  const { id, revision } = isRecord(note?.value) ? note.value : {};
  if (typeof id === 'string' && !(await isWritten(id))) {
    const card = await storage.transact('readonly', (tables) => tables.get('cards', id));
    const current = parseCard(card);
    if (current !== null && current.revision === revision && current.deletedAt === null) {
      const name = givenName(current);
      await saveProject(storage, { id, name, program, revision: current.revision + 1, at });
      await remember(storage, id);
      return;
    }
  }
  const adopted = await adopt(storage, program, at);
  if (adopted !== null) await remember(storage, adopted);
}

async function remember(storage: ProjectStorage, id: string): Promise<void> {
  await storage.transact('readwrite', async (tables) => {
    const card = parseCard(await tables.get('cards', id));
    await tables.put('notes', { name: NOTE, value: { id, revision: card?.revision } });
  });
}

/** Makes a project of a text, unless one has just this text; resolves with the new project’s id. */
async function adopt(
  storage: ProjectStorage,
  program: StoryProgram,
  at: number,
): Promise<string | null> {
  if ((await findByProgram(storage, program)) !== null) return null;
  const { id } = await createProject(storage, {
    name: null,
    program,
    createdAt: at,
    changedAt: at,
  });
  return id;
}

function parseText<T>(text: string | null, parse: (value: unknown) => T | null): T | null {
  try {
    return text === null ? null : parse(JSON.parse(text));
  } catch {
    return null;
  }
}
