import type { Step } from '../../docs/exercises/exercise';
import type { InkIssue } from '../../ink/compile/ink-issue';
import { isOutOfContent } from '../../ink/compile/out-of-content';
import {
  ENDLESS,
  type OfferedChoice,
  type PlayedLine,
  type StoryPlayer,
} from '../../ink/compile/story-player';
import { holdsWords } from './words';

/** What is on the screen after a choice. */
export interface Turn {
  lines: PlayedLine[];
  choices: OfferedChoice[];
}

/** One way through a story. */
export interface Way {
  turns: Turn[];
  /** The texts of the choices that were taken. */
  taken: string[];
  end: 'end' | 'out' | 'failed' | 'endless' | 'open';
  issues: readonly InkIssue[];
  /** The values of the wanted variables at its end. */
  values: Readonly<Record<string, string | null>>;
}

/** Counted, so that the build and every browser find the same. */
const LIMITS = { ways: 80, choicesPerWay: 24, choices: 800, endless: 1 };

/** Plays a story by many ways, shortest first; choices not taken yet come before others. */
export function playWays(player: StoryPlayer, variables: readonly string[]): Way[] {
  const taken = new Map<string, number>();
  const open: { path: number[]; source: string | null }[] = [{ path: [], source: null }];
  const ways: Way[] = [];
  let choices = 0;
  let endless = 0;
  while (ways.length < LIMITS.ways && choices < LIMITS.choices && endless < LIMITS.endless) {
    const fresh = open.findIndex(({ source }) => source !== null && !taken.has(source));
    const [next] = open.splice(Math.max(fresh, 0), 1);
    if (next === undefined) break;
    const path: number[] = [];
    const pick = (offered: readonly OfferedChoice[]): number | null => {
      if (path.length >= LIMITS.choicesPerWay || offered.length === 0) return null;
      let picked = next.path[path.length];
      if (picked === undefined) {
        const counts = offered.map(({ source }) => taken.get(source) ?? 0);
        picked = counts.indexOf(Math.min(...counts));
        for (const [index, { source }] of offered.entries())
          if (index !== picked) open.push({ path: [...path, index], source });
      }
      const source = offered[picked]?.source ?? '';
      taken.set(source, (taken.get(source) ?? 0) + 1);
      path.push(picked);
      return picked;
    };
    const way = playWay(player, variables, pick);
    choices += path.length;
    if (way.end === 'endless') endless += 1;
    ways.push(way);
  }
  return ways;
}

function playWay(
  player: StoryPlayer,
  variables: readonly string[],
  pick: (offered: readonly OfferedChoice[]) => number | null,
): Way {
  const turns: Turn[] = [];
  const taken: string[] = [];
  player.restart();
  for (;;) {
    const lines = player.playTurn();
    const { choices } = player;
    turns.push({ lines, choices });
    const index = pick(choices);
    if (index === null) break;
    taken.push(choices[index]?.label ?? '');
    player.choose(index);
  }
  const values = variables.map((name) => [name, player.valueOf(name)] as const);
  const { issues } = player;
  return { turns, taken, end: endOf(player), issues, values: Object.fromEntries(values) };
}

function endOf(player: StoryPlayer): Way['end'] {
  const errors = player.issues.filter(({ isWarning }) => !isWarning);
  if (errors.some(({ text }) => text === ENDLESS)) return 'endless';
  if (errors.some(({ text }) => isOutOfContent(text))) return 'out';
  if (errors.length > 0) return 'failed';
  return player.choices.length > 0 ? 'open' : 'end';
}

/** What certain choices lead to. */
export interface Led {
  /** The texts of the choices that were taken. */
  taken: string[];
  /** Null if one of the choices is not offered. */
  turn: Turn | null;
}

/** Takes choices from the beginning; the player then stands behind the last one. */
export function playSteps(player: StoryPlayer, steps: readonly Step[]): Led {
  player.restart();
  let lines = player.playTurn();
  const taken: string[] = [];
  for (const step of steps) {
    const { choices } = player;
    const index =
      typeof step === 'number'
        ? step - 1
        : choices.findIndex(({ label }) => holdsWords(label, step));
    const chosen = choices[index];
    if (chosen === undefined) return { taken, turn: null };
    taken.push(chosen.label);
    player.choose(index);
    lines = player.playTurn();
  }
  return { taken, turn: { lines, choices: player.choices } };
}
