import { createRoot } from 'react-dom/client';
import { listenToProblems } from '../../problems-panel/listen-to-problems';
import { openFile } from '../../problems-panel/open-file';
import { SiteProblems } from './SiteProblems';

/** Shows all problems of the site beside the CMS, as `develop` finds them after each change of a file. */
export function showSiteProblems(): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  listenToProblems(({ problems }) => {
    root.render(<SiteProblems problems={problems} onOpen={openFile} />);
  });
}
