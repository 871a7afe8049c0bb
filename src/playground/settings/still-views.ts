import { gameTabMessages } from '../../config/messages/game-tab';
import { emptyView } from '../player/engine/empty-view';
import type { GameView, Scene } from '../player/engine/game-view';
import { namedView } from '../player/screens/game-title';

type WrittenTags = ReadonlyMap<string, string>;

/** What a picture of the game has room for. */
const ROOM = { paragraphs: 3, choices: 3 };

const noScene: Scene = {
  id: 0,
  paragraphs: [{ text: gameTabMessages.themes.sample, tags: {}, images: [] }],
  choices: [],
  tags: {},
  canContinue: false,
};

/** The title screen with the tags as they are written; `name` is what the game is called without a title. */
export function titleView(view: GameView | null, tags: WrittenTags, name: string): GameView {
  const titled = {
    ...(view ?? emptyView('title', [])),
    screen: 'title',
    // As the engine reads it, quotes make a text of a number.
    metadata: Object.fromEntries(
      [...tags].map(([name, value]) => [name, value.replace(/^"(.*)"$/, '$1')]),
    ),
    overlay: null,
    canResume: false,
    background: null,
    pageBackground: tags.get('background') ?? null,
  } as const;
  return namedView(titled, name);
}

/** The beginning of the story’s first scene, with the tags as they are written; without videos, which would play. */
export function firstSceneView(view: GameView | null, tags: WrittenTags): GameView {
  const from = view ?? emptyView('game', []);
  const first = from.scenes[0] ?? noScene;
  return {
    ...from,
    screen: 'game',
    overlay: null,
    background: tags.get('BACKGROUND') ?? from.background,
    pageBackground: tags.get('PAGE_BACKGROUND') ?? from.pageBackground,
    scenes: [
      {
        ...first,
        paragraphs: first.paragraphs
          .filter(({ text }) => !text.includes('[video'))
          .slice(0, ROOM.paragraphs),
        choices: first.choices.slice(0, ROOM.choices),
      },
    ],
  };
}

/** The first line of the story that has no markup, to show a font with. */
export function sampleOf(view: GameView | null): string {
  const lines = view?.scenes[0]?.paragraphs.map(({ text }) => text) ?? [];
  return (
    lines.find((line) => /\p{L}/u.test(line) && !/[[<]/.test(line)) ?? gameTabMessages.fonts.sample
  );
}
