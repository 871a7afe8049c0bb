import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type MutableRefObject,
  type RefObject,
} from 'react';
import type { GameView } from './engine/game-view';
import { revealStory } from './reveal-story';
import type { PlayerCommands } from './state/player-commands';

/** The elements at which a reader continues, in order of preference. */
const targets = [
  '[data-choice]:enabled',
  '[data-continue]',
  '[data-end]',
  '[data-first]',
  '[data-past="false"] [data-link]',
  '[role="region"]',
];

/**
 * Wraps the commands so that afterwards the focus moves to the first thing to do next, if it was in the player; with
 * `takesFocus`, also initially.
 */
export function useStoryFocus(
  root: RefObject<HTMLElement>,
  view: GameView | null,
  commands: PlayerCommands,
  takesFocus = false,
): PlayerCommands {
  const isInside = useRef(false);
  useReaderInside(root, isInside);
  const isExpected = useRef(takesFocus);
  const isNew = useRef(takesFocus);

  const expecting = useCallback(
    <Words extends unknown[]>(command: (...words: Words) => void) =>
      (...words: Words): void => {
        isExpected.current = isInside.current;
        command(...words);
      },
    [],
  );

  useEffect(() => {
    if (view === null || !isExpected.current) return;
    isExpected.current = false;
    const game = root.current;
    const { activeElement, body } = documentOf(root);
    const isElsewhere = activeElement !== body && !game?.contains(activeElement);
    if (isElsewhere || view.overlay) return;
    for (const target of targets) {
      const element = game?.querySelector<HTMLElement>(target);
      if (!element) continue;
      element.focus({ preventScroll: true });
      revealStory(game, element, isNew.current);
      isNew.current = false;
      return;
    }
  }, [view, root]);

  return useMemo(
    () => ({
      ...commands,
      choose: expecting(commands.choose),
      follow: expecting(commands.follow),
      continueStory: expecting(commands.continueStory),
      start: expecting(commands.start),
      resume: expecting(commands.resume),
      finish: expecting(commands.finish),
      load: expecting(commands.load),
      enterSession: expecting(commands.enterSession),
      removeSession: expecting(commands.removeSession),
      showScreen: expecting(commands.showScreen),
    }),
    [commands, expecting],
  );
}

/** Tracks whether the last pressed or focused element is in the player, even if it has been removed since. */
function useReaderInside(root: RefObject<HTMLElement>, isInside: MutableRefObject<boolean>): void {
  useEffect(() => {
    const look = ({ target }: Event): void => {
      isInside.current = root.current?.contains(target as Node | null) === true;
    };
    const page = documentOf(root);
    page.addEventListener('pointerdown', look);
    page.addEventListener('focusin', look);
    return () => {
      page.removeEventListener('pointerdown', look);
      page.removeEventListener('focusin', look);
    };
  }, [root, isInside]);
}

/** The page that the player is in: a preview of it has a frame of its own, which the script is not in. */
const documentOf = (root: RefObject<HTMLElement>): Document =>
  root.current?.ownerDocument ?? document;
