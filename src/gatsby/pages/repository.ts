import { siteConfig } from '../../config/site-config';
import type { PlanOptions } from '../content/site-plan';
import { fileHistoriesFromGit } from './file-histories';

/** What pages show of the repository: where each can be edited, who changed it last and when. */
export function repositoryOf(projectRoot: string): Pick<PlanOptions, 'editUrl' | 'historyOf'> {
  const histories = fileHistoriesFromGit(projectRoot);
  return { editUrl: siteConfig.editUrl, historyOf: (file) => histories.get(file) ?? null };
}
