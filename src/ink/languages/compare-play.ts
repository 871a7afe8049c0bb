import { InkList } from 'inkjs/engine/InkList';
import { Story } from 'inkjs/engine/Story';
import { StoryPlayer, type OfferedChoice } from '../compile/story-player';
import { seededRandom } from '../story/seeded-random';

/** How a play came to where it is: the numbers of its choices, and the seed of what is random. */
export interface PlayedWay {
  moves: number[];
  seed: number;
}

/** Where two languages of a story stop being the same game. */
export interface PlayDifference {
  way: PlayedWay;
  kind: 'end' | 'choices' | 'places' | 'variables' | 'visits';
  original: string;
  translated: string;
}

/** What both offer in a turn. */
export interface PlayedTurn {
  way: PlayedWay;
  original: readonly OfferedChoice[];
  translated: readonly OfferedChoice[];
}

const MAX_MOVES = 40;

/** Two compiled stories, as JSON, to be played side by side. */
export class PlayedLanguages {
  private readonly original: PlayedStory;
  private readonly translated: PlayedStory;
  /** How many moves both have made. */
  moves = 0;

  /** `functions` are the names of those of the story: how often they are called is not a place that is reached. */
  constructor(original: string, translated: string, functions: ReadonlySet<string> = new Set()) {
    this.original = new PlayedStory(original, functions);
    this.translated = new PlayedStory(translated, functions);
  }

  /**
   * Plays both with the same seed and the same moves, and finds where they are first not the same game; null if they
   * are. Texts are not compared, and neither are variables that hold texts. `onTurn` hears of each turn in which both are
   * the same.
   */
  compare(seed: number, onTurn?: (turn: PlayedTurn) => void): PlayDifference | null {
    const both = [this.original, this.translated] as const;
    for (const { player } of both) player.restart(seed);
    const random = seededRandom(seed);
    const way: PlayedWay = { moves: [], seed };
    while (way.moves.length <= MAX_MOVES) {
      for (const { player } of both) player.playTurn();
      const [own, other] = [this.original.facts(), this.translated.facts()];
      for (const kind of ['end', 'choices', 'places', 'variables', 'visits'] as const) {
        if (own[kind] !== other[kind]) {
          return { way, kind, ...onlyDifferent(own[kind], other[kind]) };
        }
      }
      const [original, translated] = [this.original.player.choices, this.translated.player.choices];
      onTurn?.({ way, original, translated });
      if (original.length === 0) return null;
      this.moves += 1;
      const pick = Math.floor(random() * original.length);
      way.moves.push(pick);
      for (const { player } of both) player.choose(pick);
    }
    return null;
  }
}

type Facts = Record<PlayDifference['kind'], string>;

class PlayedStory {
  readonly player: StoryPlayer;
  private story: Story;

  constructor(
    json: string,
    private readonly functions: ReadonlySet<string>,
  ) {
    this.story = new Story(json);
    this.player = new StoryPlayer(() => (this.story = new Story(json)));
  }

  facts(): Facts {
    const { variablesState, state } = this.story;
    const { visitCounts } = JSON.parse(state.ToJson()) as { visitCounts: Record<string, number> };
    return {
      end: this.player.hasFailed ? 'failed' : '',
      choices: `${this.player.choices.length}`,
      places: this.player.choices.map(({ source }) => namesOf(source)).join(', '),
      variables: Object.keys(variablesState)
        .sort()
        .map((name) => [name, variablesState.$(name)] as const)
        .filter(([, value]) => typeof value !== 'string')
        .map(([name, value]) => `${name} = ${valueOf(value)}`)
        .join(', '),
      visits: Object.entries(visitCounts)
        .filter(([path]) => namesOf(path) === path && !this.functions.has(path))
        .map(([path, count]) => `${path}: ${count}`)
        .sort()
        .join(', '),
    };
  }
}

/** A value without what a language calls it: items of lists by their numbers. */
function valueOf(value: unknown): string {
  if (!(value instanceof InkList)) return String(value);
  const items = value.orderedItems.map(({ Key, Value }) => `${Key.originName}(${Value})`);
  return `(${items.join(' ')})`;
}

/** What only one of two lists has. */
function onlyDifferent(own: string, other: string): { original: string; translated: string } {
  const [one, two] = [own.split(', '), other.split(', ')];
  const rest = (list: readonly string[], without: readonly string[]): string =>
    list.filter((item) => !without.includes(item)).join(', ');
  return { original: rest(one, two), translated: rest(two, one) };
}

/** The part of a path that the writer named: what is within a line can be in another order. */
function namesOf(path: string): string {
  return path
    .split('.')
    .filter((part) => !/^(?:\d+|[a-z]-\d+)$/.test(part))
    .join('.');
}
