/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { markedLosses } from '../../ink/convert/writing/marked-losses';
import { checkGame } from '../playtests/check-game';
import type { FoundFile } from '../assets/found-file';
import { readGame } from './read-game';

const GAMES = path.join(__dirname, 'whole-games');

/** The files of a game, a folder or one of Twee. */
function filesOf(name: string): FoundFile[] {
  const folder = path.join(GAMES, name);
  const files = name.endsWith('.twee') ? [''] : readdirSync(folder);
  return files.map((file) => ({
    path: file === '' ? name : file,
    blob: new Blob([readFileSync(path.join(folder, file), 'utf8')]),
  }));
}

interface WholeGame {
  file: string;
  /** All of the game, as knots. */
  endings: readonly string[];
  /** What the list of losses names. */
  lost: readonly string[];
  /** What the tests find, besides pictures and sounds that are no part of the fixture. */
  faults?: readonly string[];
}

const games: readonly WholeGame[] = [
  {
    file: 'harlowe.twee',
    endings: ['Fall', 'Wreck', 'Light'],
    lost: ['Notes for me'],
    // The end of “Rescue”, where one may wave for ever.
    faults: ['Each choice that was taken here came back to this place.'],
  },
  {
    file: 'sugarcube.twee',
    endings: ['Chest', 'Supper', 'Poor', 'Faint', 'Frog'],
    lost: [
      '<<timed 2s>>A child gives you an apple.<</timed>>',
      ...['Story JavaScript', 'Story Stylesheet'],
    ],
  },
  {
    file: 'chapbook.twee',
    endings: ['Home', 'Thrown_out', 'Fallen', 'Missed'],
    lost: [
      "config.style.page.font: 'Georgia 18'",
      ...["{ambient sound: 'crickets'}", '[JavaScript]'],
    ],
  },
  {
    file: 'snowman.twee',
    endings: ['Ground_floor', 'Overtime', 'Rescue', 'Fall', 'Cellar'],
    lost: ['Story JavaScript'],
  },
  {
    file: 'choicescript',
    endings: ['fair.won', 'fair.broken', 'fair.rich', 'fair.poor', 'fair.home', 'fair.alone'],
    lost: ['$!{name}'],
  },
];

test.each(games)('$file comes over whole', async ({ file, endings, lost, faults = [] }) => {
  const game = await readGame(filesOf(file));
  if (game.kind !== 'game') throw new Error(JSON.stringify(game));
  const { program, losses } = game;
  const check = await checkGame({ program, paths: [], css: '', endings });
  expect(losses.map(({ code }) => code.split('\n')[0])).toEqual(lost);
  expect(markedLosses(program)).toHaveLength(losses.length);
  expect(endings.filter((ending) => !check.endings.includes(ending))).toEqual([]);
  const found = check.faults.map(({ message }) => message);
  expect(found.filter((message) => !message.startsWith('The game has no file'))).toEqual(faults);
});
