import type { StoryMessage } from '../src/ink/story/story-message';
import type { Choice, GameView, Paragraph, Scene } from '../src/playground/player/engine/game-view';
import type { PlayerCommands } from '../src/playground/player/state/player-commands';

export function makeParagraph(text: string, overrides: Partial<Paragraph> = {}): Paragraph {
  return { text, tags: {}, images: [], ...overrides };
}

/** Choices with these texts; their ids are their indexes. */
export function makeChoices(
  ...choices: (string | (Partial<Choice> & { text: string }))[]
): Choice[] {
  return choices.map((choice, id) => ({
    id,
    tags: {},
    isDisabled: false,
    ...(typeof choice === 'string' ? { text: choice } : choice),
  }));
}

export function makeScene(overrides: Partial<Scene> = {}): Scene {
  return {
    id: 0,
    paragraphs: [makeParagraph('The street is dark.')],
    choices: makeChoices('Light the lamp', 'Wait'),
    tags: {},
    canContinue: false,
    ...overrides,
  };
}

/** A game with one scene on the screen. */
export function makeView(overrides: Partial<GameView> = {}): GameView {
  return {
    screen: 'game',
    isPlayable: true,
    metadata: {},
    scenes: [makeScene()],
    toolbar: null,
    overlay: null,
    about: null,
    background: null,
    pageBackground: null,
    saves: [],
    canResume: false,
    sessions: null,
    messages: [],
    cues: [],
    moves: [],
    seed: 1,
    place: '',
    ways: [],
    variables: {},
    ...overrides,
  };
}

export function makeMessage(text: string, overrides: Partial<StoryMessage> = {}): StoryMessage {
  return {
    severity: 'error',
    text,
    hint: null,
    file: null,
    line: null,
    isEngineFailure: false,
    ...overrides,
  };
}

/** Commands that only record their calls. */
export function makeCommands(): { [K in keyof PlayerCommands]: jest.Mock } {
  return {
    choose: jest.fn(),
    follow: jest.fn(),
    callFunction: jest.fn(),
    setVariable: jest.fn(),
    start: jest.fn(),
    resume: jest.fn(),
    continueStory: jest.fn(),
    finish: jest.fn(),
    enterSession: jest.fn(),
    removeSession: jest.fn(),
    closeOverlay: jest.fn(),
    save: jest.fn(),
    load: jest.fn(),
    showScreen: jest.fn(),
    goTo: jest.fn(),
    restart: jest.fn(),
    retry: jest.fn(),
    stop: jest.fn(),
    stepBack: jest.fn(),
    toggleSound: jest.fn(),
    toggleDrawer: jest.fn(),
    set: jest.fn(),
    watch: jest.fn(),
  };
}
