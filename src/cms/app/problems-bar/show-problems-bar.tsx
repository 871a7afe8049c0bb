import { createRoot } from 'react-dom/client';
import { listenToProblems } from '../../../site/problems-panel/listen-to-problems';
import { openFile } from '../../../site/problems-panel/open-file';
import { ProblemsBar } from './ProblemsBar';
import { siteProblems } from './site-problems';

/** Shows what is wrong below the CMS: locally also in saved files, as `develop` finds it after each change. */
export function showProblemsBar(isLocal: boolean): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ProblemsBar onOpen={openFile} isLocal={isLocal} />);
  if (isLocal) listenToProblems(({ problems }) => siteProblems.set(problems));
}
