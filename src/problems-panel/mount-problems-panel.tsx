import { createRoot } from 'react-dom/client';
import type { Problem } from '../core/problems/problem';
import { awaitPage } from './await-page';
import { listenToProblems } from './listen-to-problems';
import { ProblemsPanel } from './ProblemsPanel';

/** Mounts the panel next to the site, in its own root: it stays when a page crashes. */
export function mountProblemsPanel(): void {
  const container = document.createElement('div');
  document.body.append(container);
  awaitPage();
  const root = createRoot(container);
  listenToProblems((problems: Problem[]) => {
    root.render(<ProblemsPanel problems={problems} onOpen={openInEditor} />);
  });
}

/** Gatsby’s own link from an error to the editor. */
function openInEditor(file: string, line: number): void {
  const query = new URLSearchParams({ fileName: file, lineNumber: String(line) });
  void fetch(`/__open-stack-frame-in-editor?${query.toString()}`);
}
