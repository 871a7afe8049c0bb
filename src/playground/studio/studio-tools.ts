import { filesMessages } from '../../config/messages/files';
import { gameTabMessages } from '../../config/messages/game-tab';
import { projectsMessages } from '../../config/messages/projects';
import { storyTestsMessages } from '../../config/messages/story-tests';
import { studioMessages } from '../../config/messages/studio';
import { lazyPart } from '../pane/lazy-part';
import type { StudioTool, StudioToolProps } from '../pane/studio-tool';
import type { StudioIconName } from './StudioIcon';

const { outline, notLoaded } = studioMessages;

/** The tools next to the editor, in the order of their tabs. */
export const studioTools: readonly (StudioTool & { icon: StudioIconName })[] = [
  {
    id: 'files',
    name: filesMessages.name,
    icon: 'files',
    Tool: lazyPart<StudioToolProps>(
      () =>
        import(/* webpackChunkName: "studio-files" */ '../files/FilesTool').then(
          (module) => module.FilesTool,
        ),
      notLoaded.title(filesMessages.name),
    ),
  },
  {
    id: 'outline',
    name: outline.tab,
    icon: 'outline',
    Tool: lazyPart<StudioToolProps>(
      () =>
        import(/* webpackChunkName: "studio-parts" */ '../outline/Outline').then(
          (module) => module.Outline,
        ),
      notLoaded.title(outline.tab),
    ),
  },
  {
    id: 'find',
    name: studioMessages.find,
    icon: 'find',
    Tool: lazyPart<StudioToolProps>(
      () =>
        import(/* webpackChunkName: "studio-find" */ './FindTool').then(
          (module) => module.FindTool,
        ),
      notLoaded.title(studioMessages.find),
    ),
  },
  {
    id: 'map',
    name: studioMessages.map,
    icon: 'map',
    Tool: lazyPart<StudioToolProps>(
      () => import('../map/StoryMapTool').then((module) => module.StoryMapTool),
      notLoaded.title(studioMessages.map),
    ),
  },
  {
    id: 'tests',
    name: storyTestsMessages.tab,
    icon: 'tests',
    Tool: lazyPart<StudioToolProps>(
      () => import('../playtests/TestsTool').then((module) => module.TestsTool),
      notLoaded.title(storyTestsMessages.tab),
    ),
  },
  {
    id: 'languages',
    name: studioMessages.languages.name,
    icon: 'languages',
    Tool: lazyPart<StudioToolProps>(
      () =>
        import(/* webpackChunkName: "studio-languages" */ '../languages/LanguagesTool').then(
          (module) => module.LanguagesTool,
        ),
      notLoaded.title(studioMessages.languages.name),
    ),
  },
  {
    id: 'game',
    name: gameTabMessages.name,
    icon: 'game',
    Tool: lazyPart<StudioToolProps>(
      () =>
        import(/* webpackChunkName: "studio-game" */ '../settings/GameTool').then(
          (module) => module.GameTool,
        ),
      notLoaded.title(gameTabMessages.name),
    ),
  },
  {
    id: 'history',
    name: projectsMessages.history.name,
    icon: 'history',
    Tool: lazyPart<StudioToolProps>(
      () =>
        import(/* webpackChunkName: "studio-parts" */ '../projects/HistoryTool').then(
          (module) => module.HistoryTool,
        ),
      notLoaded.title(projectsMessages.history.name),
    ),
  },
  {
    id: 'help',
    name: studioMessages.help,
    icon: 'help',
    Tool: lazyPart<StudioToolProps>(
      () =>
        import(/* webpackChunkName: "studio-parts" */ './HelpTool').then(
          (module) => module.HelpTool,
        ),
      notLoaded.title(studioMessages.help),
    ),
  },
];
