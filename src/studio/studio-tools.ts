import { lazyComponent } from '../browser/lazy-component';
import { projectsMessages } from '../site/messages/projects';
import type { StudioTool } from './studio-tool';

/** The tools next to the editor, in the order of their tabs. */
export const studioTools: readonly StudioTool[] = [
  {
    id: 'history',
    name: projectsMessages.history.name,
    Tool: lazyComponent(() =>
      import('./projects/HistoryTool').then((module) => module.HistoryTool),
    ),
  },
];
