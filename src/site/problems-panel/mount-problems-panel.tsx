import { createRoot } from 'react-dom/client';
import { ProblemsPanel } from './ProblemsPanel';
import { awaitPage } from './await-page';
import { listenToProblems } from './listen-to-problems';
import { openFile } from './open-file';

/** Mounts the panel next to the site, in its own root: it stays when a page crashes. */
export function mountProblemsPanel(): void {
  const container = document.createElement('div');
  document.body.append(container);
  const askAgain = awaitPage();
  const root = createRoot(container);
  listenToProblems((content) => {
    askAgain();
    root.render(<ProblemsPanel {...content} onOpen={openFile} />);
  });
}
