import { lazyComponent } from '../browser/lazy-component';
import { filesMessages } from '../site/messages/files';
import { gameTabMessages } from '../site/messages/game-tab';
import { projectsMessages } from '../site/messages/projects';
import { storyTestsMessages } from '../site/messages/story-tests';
import { studioMessages } from '../site/messages/studio';
import type { StudioTool, StudioToolProps } from './studio-tool';

const { outline } = studioMessages;

/** The tools next to the editor, in the order of their tabs. */
export const studioTools: readonly StudioTool[] = [
  {
    id: 'outline',
    name: outline.tab,
    Tool: lazyComponent<StudioToolProps>(
      () => import('./studio-parts').then((module) => module.Outline),
      { failureTitle: outline.failed },
    ),
  },
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
    id: 'files',
    name: filesMessages.name,
    Tool: lazyComponent(() => import('./studio-parts').then((module) => module.FilesTool)),
  },
  {
    id: 'game',
    name: gameTabMessages.name,
    Tool: lazyComponent(() => import('./studio-parts').then((module) => module.GameTool)),
  },
  {
    id: 'history',
    name: projectsMessages.history.name,
    Tool: lazyComponent(() => import('./studio-parts').then((module) => module.HistoryTool)),
  },
];
