import { Story } from 'inkjs/engine/Story';
import { StoryPlayer } from '../compile/story-player';
import type { PlayedTurn, PlayedWay } from './compare-play';
import { readMarks } from './marked-texts';

/** What is wrong with a text where players see it: it is in the language of the original, or too long for its button. */
export type ShownFault = 'untranslated' | 'long';

/** Where a text was first seen that is not as it should be. */
export interface ShownText {
  /** The number of its row. */
  number: number;
  fault: ShownFault;
  way: PlayedWay;
}

/** More letters do not go into three lines of a button on a phone. */
const BUTTON_LETTERS = 110;
const LETTER = /\p{L}/u;

/** Watches which texts of a translation players see, by a copy of it whose texts are marked. */
export class ShownTexts {
  private readonly player: StoryPlayer;
  private readonly found = new Map<string, ShownText>();
  /** Whether the copy plays on as the translation does. */
  private isBeside = false;

  /** `marked` is compiled, as JSON; `isTranslated` answers for the number of a row. */
  constructor(
    marked: string,
    private readonly isTranslated: (number: number) => boolean,
  ) {
    this.player = new StoryPlayer(() => new Story(marked));
  }

  /** The first of each kind for each text. */
  get faults(): ShownText[] {
    return [...this.found.values()];
  }

  /** Follows the play of both languages by a turn. */
  follow({ way, original, translated }: PlayedTurn): void {
    const last = way.moves.at(-1);
    if (last === undefined) {
      this.player.restart(way.seed);
      this.isBeside = true;
    } else if (this.isBeside) this.player.choose(last);
    if (!this.isBeside) return;
    const lines = this.player.playTurn();
    const { choices } = this.player;
    // A story that compares what it shows may go another way with the marks.
    this.isBeside = choices.length === translated.length;
    if (!this.isBeside) return;
    const shown = [...lines.map(({ text }) => text), ...choices.map(({ label }) => label)];
    for (const text of shown) this.readUntranslated(text, way);
    for (const [at, { label }] of choices.entries()) {
      const [mark] = readMarks(label);
      const [own = '', other = ''] = [original[at]?.label, translated[at]?.label];
      if (mark !== undefined && other.length > BUTTON_LETTERS && own.length <= BUTTON_LETTERS)
        this.note(mark.number, 'long', way);
    }
  }

  private readUntranslated(text: string, way: PlayedWay): void {
    for (const { number, words } of readMarks(text)) {
      if (LETTER.test(words) && !this.isTranslated(number)) this.note(number, 'untranslated', way);
    }
  }

  private note(number: number, fault: ShownFault, { moves, seed }: PlayedWay): void {
    const key = `${fault} ${number}`;
    if (!this.found.has(key))
      this.found.set(key, { number, fault, way: { moves: [...moves], seed } });
  }
}
