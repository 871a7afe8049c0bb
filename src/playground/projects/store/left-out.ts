import { formatSize } from '../../../base/text/format-size';
import { projectsMessages } from '../../../config/messages/projects';
import { languageOfTable } from '../../../ink/story/table-path';
import type { ProjectManager } from './project-manager';

/** What a link to the project leaves out, as a sentence; null if nothing. */
export async function sentenceOfLeftOut({ assets }: ProjectManager): Promise<string | null> {
  const all = (await assets?.list().catch(() => [])) ?? [];
  const files = all.filter(({ path }) => languageOfTable(path) === null);
  const translations = all.length - files.length;
  if (files.length === 0)
    return translations === 0 ? null : projectsMessages.leftOutTables(translations);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return projectsMessages.leftOut(files.length, formatSize(bytes));
}
