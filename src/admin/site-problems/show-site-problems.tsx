import { createRoot } from 'react-dom/client';
import { listenToProblems } from '../../problems-panel/listen-to-problems';
import type { Problem } from '../../core/problems/problem';
import { openFile } from '../../problems-panel/open-file';
import { liveValue } from '../live-value';
import { SiteProblems } from './SiteProblems';

/** All problems of the saved content; none where nobody looks for them. */
export const siteProblems = liveValue<readonly Problem[]>([]);

/** Shows all problems of the site beside the CMS, as `develop` finds them after each change of a file. */
export function showSiteProblems(): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  listenToProblems(({ problems }) => {
    siteProblems.set(problems);
    root.render(<SiteProblems problems={problems} onOpen={openFile} />);
  });
}
