import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { NotLoaded, StoppedRequest, SupersededRequest, type Engine } from './engine/client';
import type { GameView, Inspection, Move } from './engine/game-view';
import {
  UNREACHED,
  type PlayedProgram,
  type RequestName,
  type Requests,
  type TextRequest,
} from './engine/protocol';
import type { PlayerCommands } from './state/player-commands';
import {
  initialPlayerState,
  playerReducer,
  type PlayerAction,
  type PlayerState,
} from './state/player-reducer';
import type { Settings } from './state/settings';

/** The engine that answers requests: one for each player, since it plays one story at a time. */
export type PlayerEngine = Pick<Engine, 'ask' | 'stop' | 'onWait'>;

/** Where a story begins. */
export interface PlayerStart {
  screen: 'title' | 'game';
  /** Moves to replay, as far as possible. */
  moves: readonly Move[];
  seed: number;
}

/** The place at which a story is started instead of its beginning; null for none. */
export function startPlace({ moves: [first] }: PlayerStart): string | null {
  return typeof first === 'object' && 'goTo' in first ? first.goTo : null;
}

/** A story that is played. */
export interface Playing {
  state: PlayerState;
  /** What the drawer shows; null while it is closed or loading. */
  inspection: Inspection | null;
  commands: PlayerCommands;
}

/** Requests that are answered with a view. */
type ViewRequest = Exclude<RequestName, TextRequest | 'inspect'>;

/** Requests about the scene that is shown. */
const MOVES = ['choose', 'follow', 'continue'] as const;
type MoveRequest = (typeof MOVES)[number];
const isMove = (name: RequestName): boolean => MOVES.some((move) => move === name);

/** What was asked of the game, and is not answered. */
interface Unanswered {
  isMove: boolean;
  again: () => void;
}

/**
 * Opens a program once it is loaded, and again at the same point if its text changes. `start` is where it begins, and
 * where `restart` returns to, without the moves but one to its place; another `start` opens the program there. `settings`
 * are the first ones.
 */
export function usePlayer(
  engine: PlayerEngine,
  program: PlayedProgram | null,
  start: PlayerStart,
  settings: Partial<Settings> = {},
): Playing {
  const [state, dispatch] = useReducer(playerReducer, settings, stateWith);
  const first = useRef(start);
  const place = useRef(start);
  const { ask, move, open } = useRequests(engine, program, dispatch, place);

  useEffect(() => engine.onWait((phase) => dispatch({ type: 'waiting', phase })), [engine]);

  useEffect(() => {
    const isSameStart = first.current === start;
    if (!isSameStart) place.current = start;
    first.current = start;
    const forgotten = open(place.current);
    // Nobody clicks again because the text was opened anew meanwhile.
    if (isSameStart) for (const { again } of forgotten) again();
  }, [open, start]);

  const retry = useCallback(() => void open(place.current), [open]);
  const isUnreached = state.halt === 'unreached' || state.failure?.isLoaded === false;
  useEffect(() => {
    if (!isUnreached) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isUnreached, retry]);

  const commands = useMemo<PlayerCommands>(
    () => ({
      choose: (id) => move('choose', { id }),
      follow: (to) => move('follow', { to }),
      continueStory: () => move('continue', {}),
      callFunction: (functionName, isModal) => void ask('call', { functionName, isModal }),
      closeOverlay: () => void ask('closeOverlay', {}),
      setVariable: (name, value) => void ask('setVariable', { name, value }),
      start: () => void ask('start', {}),
      resume: () => void ask('resume', {}),
      finish: () => void ask('finish', {}),
      save: (name) => void ask('save', { name }),
      load: (key) => void ask('load', { key }),
      enterSession: (id) => void ask('enterSession', { id }),
      removeSession: (id) => void ask('removeSession', { id }),
      showScreen: (screen) => void ask('showScreen', { screen }),
      goTo: (path) => void ask('goTo', { path }),
      restart: () => {
        const { screen } = first.current;
        const goTo = startPlace(first.current);
        // A new seed: readers who restart want to see different outcomes.
        const seed = place.current.seed + 1;
        open({ screen, moves: goTo === null ? [] : [{ goTo }], seed });
      },
      retry,
      stop: () => engine.stop(),
      stepBack: () => void open({ ...place.current, moves: place.current.moves.slice(0, -1) }),
      toggleSound: () => dispatch({ type: 'sound-toggled' }),
      toggleDrawer: () => dispatch({ type: 'drawer-toggled' }),
      set: (changed) => dispatch({ type: 'set', settings: changed }),
      watch: (names) => dispatch({ type: 'watched', names }),
    }),
    [engine, ask, move, open, retry],
  );

  const inspection = useInspection(engine, state);
  return { state, inspection, commands };
}

function stateWith({ isSoundOn = false, ...chosen }: Partial<Settings>): PlayerState {
  const settings = { ...initialPlayerState.settings, ...chosen };
  return { ...initialPlayerState, isSoundOn, settings };
}

/** Asks the engine; the place follows its answers. */
function useRequests(
  engine: PlayerEngine,
  program: PlayedProgram | null,
  dispatch: (action: PlayerAction) => void,
  placeRef: { current: PlayerStart },
) {
  // Answers to requests made before the story was reopened are ignored.
  const opening = useRef(0);
  const unanswered = useRef(new Set<Unanswered>());

  const ask = useCallback(
    async function again<N extends ViewRequest>(name: N, request: Requests[N]['request']) {
      const { current } = opening;
      const asked = { isMove: isMove(name), again: () => void again(name, request) };
      if (name !== 'open') unanswered.current.add(asked);
      dispatch({ type: 'asked' });
      try {
        const view: GameView = await engine.ask<ViewRequest>(name, request);
        if (opening.current !== current) return;
        // A typing error does not lose the position in the story.
        if (view.isPlayable) {
          // The story may have restarted since, with another seed.
          const { moves, seed } = view;
          placeRef.current = { screen: view.screen === 'game' ? 'game' : 'title', moves, seed };
        }
        dispatch({ type: 'answered', name, view });
      } catch (error) {
        if (opening.current !== current || error instanceof SupersededRequest) return;
        const reason = error instanceof Error ? error.message : String(error);
        const isLoaded = !(error instanceof NotLoaded);
        if (error instanceof StoppedRequest) dispatch({ type: 'halted', name, halt: 'stopped' });
        else if (reason === UNREACHED) dispatch({ type: 'halted', name, halt: 'unreached' });
        else dispatch({ type: 'failed', failure: { reason, isLoaded } });
      } finally {
        unanswered.current.delete(asked);
      }
    },
    [engine, dispatch, placeRef],
  );

  // The next move waits for the answer to the last one, or a double click would choose twice.
  const move = useCallback(
    <N extends MoveRequest>(name: N, request: Requests[N]['request']): void => {
      if (![...unanswered.current].some((asked) => asked.isMove)) void ask(name, request);
    },
    [ask],
  );

  /** Returns what will not be answered then. */
  const open = useCallback(
    ({ screen, moves, seed }: PlayerStart): Iterable<Unanswered> => {
      if (program === null) return [];
      const forgotten = unanswered.current;
      unanswered.current = new Set();
      opening.current += 1;
      void ask('open', { program, screen, moves: [...moves], seed });
      return forgotten;
    },
    [ask, program],
  );
  return { ask, move, open };
}

/** The engine’s state after each answer, while the drawer is open. */
function useInspection(
  engine: PlayerEngine,
  { view, broken, isDrawerOpen }: PlayerState,
): Inspection | null {
  const [inspection, setInspection] = useState<Inspection | null>(null);
  useEffect(() => {
    if (!isDrawerOpen || broken !== null || view?.isPlayable !== true) return;
    let isStale = false;
    engine.ask('inspect', {}).then(
      (seen) => {
        if (!isStale) setInspection(seen);
      },
      // The engine is lost: the next request reports it.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [engine, view, broken, isDrawerOpen]);
  return isDrawerOpen ? inspection : null;
}
