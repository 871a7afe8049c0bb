import { translated } from './translated';

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const count = (number: number, one: string, many: string): string =>
  `${SMALL[number] ?? number.toLocaleString('en')} ${number === 1 ? one : many}`;
const times = (number: number): string => count(number, 'play', 'plays');
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const en = {
  tab: 'Tests',
  /** What an import left out, where its list cannot be loaded. */
  carriedOver: 'Not carried over',
  /** The translations, each played beside the original. */
  languages: 'Languages',
  intro:
    'Plays your story many times, first with the choices that were taken least often, then at random, and records where it fails, where it ends, and what is never seen.',
  from: 'Start at',
  fromBeginning: 'Beginning',
  fromHint:
    'Each play begins as the story does, and jumps there after what it shows first. So variables have the values of that moment.',
  fromPlace: (place: string) => `These plays began at ${place}.`,
  plays: 'Plays',
  seed: 'Random seed',
  seedHint: 'The same number plays the same way.',
  run: 'Run the tests',
  runAgain: 'Run again',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  progress: 'Progress of the tests',
  running: 'Testing…',
  starting: 'Reading the story…',
  paused: 'Paused.',
  stopped: 'Stopped.',
  summary: (plays: number, parts: string[]) =>
    sentence(`${times(plays)}: ${parts.length === 0 ? 'nothing to report' : parts.join(', ')}.`),
  parts: {
    errors: (number: number) => count(number, 'error', 'errors'),
    warnings: (number: number) => count(number, 'warning', 'warnings'),
    endings: (number: number) => count(number, 'ending', 'endings'),
    deadEnds: (number: number) => count(number, 'dead end', 'dead ends'),
    endless: (number: number) => count(number, 'loop without end', 'loops without end'),
    unreached: (number: number) => count(number, 'line never reached', 'lines never reached'),
    allReached: 'every line reached',
  },
  stale: 'These results are for an older text.',
  refused: 'The story cannot be played yet:',
  lost: (times: number) =>
    `The tests crashed ${times} times, perhaps because the story uses too much memory. Look for text or a list that grows in a loop.`,
  playThere: 'Go there',
  place: (file: string | null, line: number, last: number) => {
    const lines = last === line ? `line ${line}` : `lines ${line}–${last}`;
    return file === null ? sentence(lines) : `${file}, ${lines}`;
  },
  noPlace: 'The beginning',
  inPlays: (number: number) => `Seen in ${times(number)}.`,
  findings: {
    title: 'Problems found',
    none: 'None so far.',
    endless: 'This turn never ends.',
    endlessHint: 'Put a choice into the loop, or a condition that leads out of it.',
    noChoice: 'No choice is left, and there is no ending.',
    noChoiceHint:
      'Add a choice that stays: begin its line with + instead of *. To go on when no choice is left, write + -> and the name of the part to go to. If the story ends here, write -> END.',
    noWay: 'No choice can be taken: all are hidden or disabled.',
    noWayHint: 'Let a link name one of them, or leave one clickable.',
    noExit: 'Each choice that was taken here came back to this place, and none ended the game.',
    noExitHint:
      'Add a choice that goes on, or check the condition of the one that does. If the game ends here: + [The end] -> END.',
    loop: (choices: number) =>
      `A play of ${choices} choices went round in circles here and never reached an ending.`,
    loopHint:
      'Check that some choice leads out of this part of the story. If one does, this play only never took it.',
  },
  endings: {
    title: 'Endings',
    none: 'No play reached an ending.',
    restart: 'Starts over',
    share: (number: number, percent: string) => `${times(number)}, ${percent}`,
    noText: 'an ending without text of its own',
  },
  unreached: {
    title: 'Lines never reached',
    none: 'Every line was reached.',
    mark: 'Never reached by the tests',
    marked: 'They are marked in the editor’s margin.',
    more: (number: number) => `${number} more lines`,
  },
  unvisited: {
    title: 'Never visited',
    kinds: { knot: 'Place', stitch: 'Stitch', function: 'Function' },
  },
  unread: {
    title: 'Never read',
    text: (name: string) => `${name} is set, but nothing uses its value.`,
  },
  locked: {
    title: 'Shuffles that move together',
    text: (shuffles: number, alternatives: number) =>
      `${sentence(count(shuffles, 'shuffle', 'shuffles'))} of ${count(alternatives, 'alternative', 'alternatives')} each: what the first one shows decides what ${shuffles === 2 ? 'the other shows' : 'the others show'}${alternatives === 2 ? '' : ', the first time'}.`,
    hint: 'Ink picks them with the same number, so most combinations never come.',
    why: 'What helps',
  },
  lengths: {
    title: 'Length',
    shortest: 'Shortest play',
    longest: 'Longest play',
    choices: (number: number) => count(number, 'choice', 'choices'),
    words: 'Words per play',
    wordRange: (min: number, median: number, max: number) =>
      min === max ? String(min) : `${min} to ${max}, median ${median}`,
    only: 'Only plays that reached an ending are counted.',
  },
  persist: 'Each play begins without the values that # persist keeps from earlier games.',
  pins: {
    title: 'Pinned plays',
    intro: 'After each change, a pinned play is repeated, and any difference in its text is shown.',
    pin: 'Pin this play',
    nothing: 'Play a few choices first.',
    notPinned: 'This play cannot be pinned, because the story cannot be played.',
    same: 'As it was.',
    differs: (removed: number, added: number) =>
      sentence(`${count(removed, 'line', 'lines')} gone, ${count(added, 'line', 'lines')} new.`),
    stopped: (label: string) => `It stops before “${label}”, which is no longer offered.`,
    stoppedMove: 'It stops early: a step of it is no longer possible.',
    failed: 'It stops with an error.',
    waiting: 'Playing…',
    broken: 'It is played again when the story has no errors.',
    accept: 'Accept the new text',
    remove: 'Unpin',
    undo: 'Undo',
    removed: (name: string) => `“${name}” is no longer pinned.`,
    play: 'Play it',
    showText: 'Text',
    choices: (number: number) => count(number, 'choice', 'choices'),
    lines: (number: number) => `${number} unchanged lines`,
    old: 'Before',
    new: 'Now',
    notStored: 'The browser does not store pinned plays: they last until you leave this page.',
  },
};

/** The words of the playground’s tests, in the language of this build. */
export const storyTestsMessages = translated<typeof en>({ en });
