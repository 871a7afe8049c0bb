declare module '@atrament/core' {
  import type { Story } from 'inkjs/engine/Story';

  type TagValue = string | number | boolean | null | TagValue[] | { [key: string]: TagValue };

  export interface CoreChoice {
    id: number;
    choice: string;
    tags: Record<string, TagValue>;
    disabled?: boolean;
  }

  export interface CoreParagraph {
    text: string;
    tags: Record<string, TagValue>;
    images?: TagValue[];
  }

  export interface CoreScene {
    content: CoreParagraph[];
    tags: Record<string, TagValue>;
    choices: CoreChoice[];
    canContinue?: boolean;
    uuid: number;
  }

  export interface CoreState {
    settings: Record<string, unknown>;
    game: Record<string, TagValue | undefined>;
    metadata: Record<string, TagValue>;
    scenes: CoreScene[];
    vars: Record<string, unknown>;
  }

  export interface CoreSave {
    id: string;
    type: 'game' | 'checkpoint' | 'autosave';
    name?: TagValue;
    description?: string;
    date: number;
  }

  export interface SavedState {
    date: number;
    state: string;
    game: CoreState['game'];
    scenes: CoreScene[];
  }

  export interface StateInterface {
    store: () => CoreState;
    get: () => CoreState;
    setKey: (key: string, value: unknown) => void;
    toggleKey: (key: string) => void;
    appendKey: (key: string, value: unknown) => void;
    setSubkey: (key: string, subkey: string, value: unknown) => void;
    toggleSubkey: (key: string, subkey: string) => void;
    appendSubkey: (key: string, subkey: string, value: unknown) => void;
  }

  export interface PersistentInterface {
    init: (prefix: string) => void;
    exists: (key: string) => Promise<boolean>;
    get: (key: string) => Promise<unknown>;
    set: (key: string, value: unknown) => Promise<void>;
    remove: (key: string) => Promise<void>;
    keys: () => Promise<string[]>;
  }

  export interface SoundInterface {
    init: () => void;
    mute: (isMuted: boolean) => void;
    isMuted: () => boolean;
    setVolume: (volume: number) => void;
    getVolume: () => number;
    playSound: (file: string | null) => void;
    stopSound: (file?: string | null) => void;
    playMusic: (file: string | null) => void;
    stopMusic: (file?: string | null) => void;
  }

  export interface LoaderInterface {
    init: (path: string) => Promise<void>;
    /** The file is whatever the story’s tag says; null means that there is nothing to load. */
    getAssetPath: (file: string | number | boolean) => string | null;
    loadInk: (file: string) => Promise<string>;
  }

  const atrament: {
    defineInterfaces: (interfaces: {
      loader: LoaderInterface;
      persistent: PersistentInterface;
      sound: SoundInterface;
      state: StateInterface;
    }) => void;
    init: (
      story: new (json: string) => Story,
      config: { applicationID: string; settings: Record<string, unknown> },
    ) => Promise<void>;
    on: (event: string, handler: (payload: unknown) => void) => void;
    state: StateInterface;
    game: {
      init: (path: string, file: string, gameID: string) => Promise<void>;
      initInkStory: () => Promise<void>;
      start: (slot?: string | null) => Promise<void>;
      canResume: () => Promise<string | null>;
      resume: () => Promise<void>;
      restart: (slot?: string | null) => Promise<void>;
      restartFromCheckpoint: (name: TagValue) => Promise<void>;
      clear: () => void;
      continueStory: () => void;
      makeChoice: (id: number) => void;
      defineSceneProcessor: (processor: (scene: CoreScene) => void) => void;
      getSaveSlotKey: (slot: { name?: string; type: string }) => string;
      saveGame: (name: string, description: string) => Promise<void>;
      getState: () => SavedState;
      setState: (state: SavedState) => void;
      listSaves: () => Promise<CoreSave[]>;
      getSession: () => string | number;
      setSession: (id: string | number) => void;
      removeSession: (id: string) => Promise<void>;
      existSave: (key: string) => Promise<boolean>;
      removeSave: (key: string) => Promise<void>;
    };
    ink: {
      initStory: (json: string, name: string) => void;
      resetStory: () => void;
      story: () => Story;
      getGlobalTags: () => Record<string, TagValue>;
      getScene: (continuesMaximally: boolean) => CoreScene;
      makeChoice: (id: number) => void;
      evaluateFunction: (
        name: string,
        args: [],
        returnsText: true,
      ) => { returned: unknown; output: string };
      getVariables: () => Record<string, unknown>;
      setVariable: (name: string, value: string | number | boolean) => void;
      goTo: (path: string) => void;
    };
  };
  export default atrament;
}
