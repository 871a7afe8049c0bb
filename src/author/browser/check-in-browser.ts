import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../../../scripts/chromium-flags.mjs';
import { findChromium } from '../../../scripts/find-chromium.mjs';
import { readClaims } from '../../gatsby/claims/read-claims';
import { compileInk } from '../../ink/compile/compile-ink';
import { isRun, SHOWN_PARTS, type Claim } from '../../lessons/claims/claim';
import { lineOf } from '../../lessons/claims/list-unproven';
import { actOf, recordings, type Act } from '../../lessons/recordings/recordings';
import { gamePageOf } from './game-pages';
import { playGame } from './play-game';
import { plainTexts, textsOf, type ShownTexts } from './shown-text';

/** A story to play, and what must be seen after each act; parts that are not named may be anything. */
interface Play {
  name: string;
  ink: string;
  acts: readonly Act[];
  expected: readonly (Partial<ShownTexts> | null)[];
  /** Whether it is a difference if an act cannot be done. */
  isWhole: boolean;
}

/**
 * Plays the recorded stories, and the claims that say what is shown, in a built web UI, and prints what differs. Returns
 * the exit status.
 *
 * @param folder Where the build’s index.html is.
 * @param only Plays only what has this text in its name.
 */
export async function checkInBrowser(folder: string, only: string | undefined): Promise<number> {
  const plays = [
    ...readClaims(process.cwd()).claims.flatMap(playOfClaim),
    ...recordings.map(playOf),
  ];
  const wanted = plays.filter(({ name }) => only === undefined || name.includes(only));
  const game = {
    folder: path.resolve(folder),
    page: gamePageOf(readFileSync(path.join(folder, 'index.html'), 'utf8')),
  };
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags],
  });
  let differing = 0;
  try {
    for (const play of wanted) {
      const differences = await differencesOf(play, (story, acts) =>
        playGame(browser, game, story, acts),
      ).catch((error: unknown) => [String(error)]);
      if (differences.length > 0) {
        differing += 1;
        console.log([play.name, ...differences].join('\n  '));
      }
    }
  } finally {
    await browser.close();
  }
  console.log(`${wanted.length} stories played: ${differing} show something else.`);
  return differing === 0 ? 0 : 1;
}

async function differencesOf(
  { ink, acts, expected, isWhole }: Play,
  play: (story: string, acts: readonly Act[]) => Promise<ShownTexts[]>,
): Promise<string[]> {
  const { story, issues } = compileInk({ source: ink, files: {} }, { countsAllVisits: true });
  if (story === null) return [`It does not compile: ${issues[0]?.text ?? ''}`];
  const seen = await play(story.ToJson() ?? '', acts);
  if (isWhole && seen.length < expected.length) return [`Act ${seen.length} cannot be done.`];
  return expected.flatMap((texts, step) =>
    SHOWN_PARTS.flatMap((part) => {
      const [wanted, shown] = [texts?.[part], seen[step]?.[part]];
      return wanted === undefined || shown === undefined || wanted === shown
        ? []
        : [`step ${step}, ${part}\n    expected: ${wanted}\n    shown:    ${shown}`];
    }),
  );
}

function playOfClaim({ target, says, proof, ...place }: Claim): Play[] {
  if (isRun(proof) || proof.shown === null) return [];
  const { ink, acts, parts } = proof.shown;
  return [
    {
      name: lineOf({ target, says, proof, ...place }).trim(),
      ink,
      acts: acts.flatMap((act) => actOf({ act }) ?? []),
      expected: [...acts.map(() => null), plainTexts(parts)],
      isWhole: true,
    },
  ];
}

/** A recording up to its first act that only its own reader can do. */
function playOf({ id, source, steps }: (typeof recordings)[number]): Play {
  const acts = steps.slice(1).map(actOf);
  const end = acts.findIndex((act) => act === null);
  return {
    name: id,
    ink: source,
    acts: acts.slice(0, end < 0 ? undefined : end).filter((act) => act !== null),
    expected: steps.map(({ sees }) => textsOf(sees)),
    isWhole: false,
  };
}
