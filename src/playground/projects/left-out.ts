import { formatSize } from '../../base/text/format-size';
import { projectsMessages } from '../../config/messages/projects';
import type { ProjectManager } from './project-manager';

/** What a link to the project leaves out, as a sentence; null if nothing. */
export async function sentenceOfLeftOut({ assets }: ProjectManager): Promise<string | null> {
  const files = (await assets?.list().catch(() => [])) ?? [];
  if (files.length === 0) return null;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return projectsMessages.leftOut(files.length, formatSize(bytes));
}
