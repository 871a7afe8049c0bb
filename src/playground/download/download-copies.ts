import type { StoryProgram } from '../../ink/story/story-program';
import { withTitle } from '../../ink/story/write-global-tag';
import { downloadFile, fileNameOf } from './download-file';
import { projectEntries, translatedConfig, type EngineConfig } from './engine-project';
import { zipFiles } from './zip-files';

/** A story in one of its languages. */
export interface StoryInLanguage {
  title: string;
  program: StoryProgram;
  /** Of a translation; null for the original. */
  code: string | null;
}

/** Downloads a project for the engine; resolves with the name of the file. */
export async function downloadProject(
  { title, program, code }: StoryInLanguage,
  project: { name: string | null; assets: ReadonlyMap<string, Blob>; config: EngineConfig },
): Promise<string> {
  const { name, assets, config } = project;
  const entries = await projectEntries({
    title,
    program: withTitle(program, name),
    assets,
    config: code === null ? config : translatedConfig(config, code),
  });
  const fileName = fileNameOf([title, code, 'project'].filter(Boolean).join(' '), 'zip');
  return downloadFile(fileName, await zipFiles(entries), 'application/zip');
}

/** Downloads a page for proofreaders; resolves with the name of the file. */
export async function downloadProof(
  { title, program, code }: StoryInLanguage,
  original: string | null,
): Promise<string> {
  const { proofPage } = await import('../proof/proof-page');
  const page = proofPage({ title, program, language: code ?? original });
  const fileName = fileNameOf([title, code, 'proof'].filter(Boolean).join(' '), 'html');
  return downloadFile(fileName, page, 'text/html');
}
