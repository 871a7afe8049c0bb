import type { CheckedGame, GameCheck, GameFault } from '../../ink/story/game-check';
import { reportAssets } from '../assets/report-assets';
import { nearestFile } from '../files/missing-files';
import type { Finding } from './walk/report';
import { Walk } from './walk/walk';

const SEED = 1;
/** Plays that are always made, how many are added while an ending is missing, and how many that may become. */
const PLAYS = { least: 40, more: 20, most: 4000 };

/** Plays a game until it has ended in every wanted way, and finds what is wrong in it. */
export async function checkGame({ program, paths, css, endings }: CheckedGame): Promise<GameCheck> {
  const { missing, unused } = reportAssets(program, paths, css);
  const faults: GameFault[] = [
    ...missing.map(({ file, line, path }) => {
      const near = nearestFile(path, paths);
      return {
        file,
        line,
        message: `The game has no file “${path}”.`,
        hint: near === null ? 'Add it to the folder of the game.' : `Did you mean “${near}”?`,
      };
    }),
    ...unused.map((path) => ({
      file: path,
      line: 1,
      message: 'The game never uses this file.',
      hint: 'Name it in the story, or delete it.',
    })),
  ];
  const opened = await Walk.open(program, SEED);
  if ('messages' in opened) {
    const said = opened.messages.map(({ file, line, text, hint }) => ({
      file,
      line: line ?? 1,
      message: text,
      hint: hint ?? 'Play the game in the playground to see it.',
    }));
    return { faults: [...faults, ...said], endings: [], plays: 0, words: 0 };
  }
  const { walk } = opened;
  const steps = walk.run();
  const play = (plays: number): void => {
    while (walk.plays < plays) steps.next();
  };
  play(PLAYS.least);
  let report = await walk.report();
  const reached = (): string[] => [...new Set(report.endings.map(({ knot }) => knot))];
  while (walk.plays < PLAYS.most && endings.some((name) => !reached().includes(name))) {
    play(walk.plays + PLAYS.more);
    report = await walk.report();
  }
  return {
    faults: [...faults, ...report.findings.map(faultOf)],
    endings: reached(),
    plays: walk.plays,
    words: report.words?.median ?? 0,
  };
}

const meanings: Record<Exclude<Finding['kind'], 'error' | 'warning'>, string> = {
  endless: 'The story never comes to the end of this turn.',
  'out-of-content': 'The story stops here without an ending.',
  'no-choice': 'Nothing is left to choose here, and there is no ending.',
  'no-way': 'There are choices, but none that a player can take.',
  'no-exit': 'Each choice that was taken here came back to this place.',
  loop: 'A play goes round in circles here and finds no ending.',
};

function faultOf({ kind, place, message, way }: Finding): GameFault {
  const moves = JSON.stringify(way.moves);
  const text = message?.text ?? (kind === 'error' || kind === 'warning' ? kind : meanings[kind]);
  return {
    file: place?.file ?? null,
    line: place?.line ?? 1,
    message: text,
    hint: `${message?.hint === null || message === null ? '' : `${message.hint} `}It is reached by the moves ${moves}, with the seed ${way.seed}.`,
  };
}
