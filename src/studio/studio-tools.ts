import { lazyComponent } from '../browser/lazy-component';
import { projectsMessages } from '../site/messages/projects';
import { storyTestsMessages } from '../site/messages/story-tests';
import { studioMessages } from '../site/messages/studio';
import type { StudioTool, StudioToolProps } from './studio-tool';

/** The tools next to the editor, in the order of their tabs. */
export const studioTools: readonly StudioTool[] = [
  {
    id: 'map',
    name: studioMessages.map,
    Tool: lazyComponent<StudioToolProps>(
      () => import('./map/StoryMap').then((module) => module.StoryMap),
      { failureTitle: studioMessages.mapFailed },
    ),
  },
  {
    id: 'tests',
    name: storyTestsMessages.tab,
    Tool: lazyComponent<StudioToolProps>(
      () => import('./tests/TestsTool').then((module) => module.TestsTool),
      { failureTitle: storyTestsMessages.notLoaded },
    ),
  },
  {
    id: 'history',
    name: projectsMessages.history.name,
    Tool: lazyComponent(() =>
      import('./projects/HistoryTool').then((module) => module.HistoryTool),
    ),
  },
];
