import type { Value } from '../../expression/value';

/** A part of a passage, whatever its format: what it means. `code` is how its format writes it. */
export type PassageNode =
  | { kind: 'text'; text: string }
  /** Markup that the engine has, too: `[b]`. */
  | { kind: 'markup'; ink: string }
  /** A field in which the player writes. */
  | { kind: 'input'; name: string; isNumber?: boolean; code: string }
  /** A value in the text; null if it was not understood. */
  | { kind: 'print'; value: Value | null; code: string }
  | LinkNode
  | SetNode
  | IfNode
  | EachNode
  /** Words that a click changes, or adds to, elsewhere in the passage: shown where the click is answered. */
  | { kind: 'change'; body: readonly PassageNode[]; code: string }
  | SoundNode
  /** A line of ink as it is: a tag of the engine, a call. */
  | { kind: 'line'; ink: string }
  | { kind: 'goto'; target: string; code: string }
  /** Another passage, shown at this place. */
  | { kind: 'include'; target: string; isSilent?: boolean; code: string }
  /** A macro that the story itself defines. */
  | { kind: 'widget'; name: string; given: readonly Value[]; code: string }
  /** A comment of the writer. */
  | { kind: 'comment'; text: string }
  /** What cannot be carried over, with what it contains. */
  | { kind: 'lost'; code: string };

/** Something once for each item of an array. */
export interface EachNode {
  kind: 'each';
  /** The variable that stands for the item, or for its place. */
  name: string;
  isPlace?: boolean;
  of: Value;
  body: readonly PassageNode[];
  code: string;
}

/** What a loop goes through. */
export type Rounds = Pick<EachNode, 'name' | 'isPlace' | 'of'>;

/** What waits for the player, or for a clock. */
export interface LinkNode {
  kind: 'link';
  label: readonly PassageNode[];
  /** The passage it leads to; null if it stays. */
  target: string | null;
  /** What happens when it is followed. */
  body: readonly PassageNode[];
  /** Whether it goes away when it is followed. */
  isOnce: boolean;
  /** Whether what is clicked is a picture or a word that is in the text already. */
  isSilent?: boolean;
  /** When it is offered; asked anew each time. */
  when?: Value;
  /** Whether it leads to where the player was before, with what has happened since, or without it. */
  back?: 'return' | 'undo';
  /** After how many seconds it is followed by itself: it has no words then. */
  seconds?: number;
  code: string;
}

/** A sound by the name that the story gives it; with a file, where it gets that name. */
export interface SoundNode {
  kind: 'sound';
  name: string;
  file: string | null;
  /** Null for what the engine has no tag for. */
  does: 'play' | 'loop' | 'stop' | null;
  /** Whether it ends all others of its kind, as loops of the engine do. */
  isAmbient?: boolean;
  code: string;
}

export interface SetNode {
  kind: 'set';
  /** The variable with its sign: `$coins`, `_step`, or without one; `$hero.name` for a part. */
  name: string;
  /** Null if it was not understood. */
  value: Value | null;
  code: string;
}

export interface IfNode {
  kind: 'if';
  branches: readonly Branch[];
  code: string;
}

export interface Branch {
  /** Null for “else”. */
  condition: Value | null;
  body: readonly PassageNode[];
}

/** Reads a text as a part of a passage. */
export type Read = (text: string) => PassageNode[];

/** The target of a jump that begins the story anew. */
export const RESTART = '\0restart';
/** The target of a link to the passage before, whichever that was. */
export const BEFORE = '\0before';

export function lost(code: string): PassageNode {
  return { kind: 'lost', code };
}

export function print(value: Value | null, code: string): PassageNode {
  return { kind: 'print', value, code };
}

export function setTo(name: string, value: Value | null, code: string): SetNode {
  return { kind: 'set', name, value, code };
}

/** What is shown or done if a value is true. */
export function onlyIf(
  condition: Value | null,
  body: readonly PassageNode[],
  code: string,
): PassageNode {
  return { kind: 'if', branches: [{ condition, body }], code };
}

/** A jump to a passage, or a passage that is shown; lost if nobody knows which. */
export function toPassage(
  kind: 'goto' | 'include',
  target: string | null | undefined,
  code: string,
): PassageNode[] {
  return [target == null ? lost(code) : { kind, target, code }];
}

/** A link to another passage. */
export function linkTo(
  target: string,
  label: readonly PassageNode[],
  code: string,
  body: readonly PassageNode[] = [],
): LinkNode {
  return { kind: 'link', label, target, body, isOnce: false, code };
}

/** A link that stays in its passage. */
export function staying(
  label: readonly PassageNode[],
  body: readonly PassageNode[],
  code: string,
  isOnce = true,
): LinkNode {
  return { kind: 'link', label, target: null, body, isOnce, code };
}

/** What happens after a time: `2s`, `500ms`. */
export function delayed(time: string, body: readonly PassageNode[], code: string): LinkNode {
  const [, number = 1, unit] = /^([\d.]+)\s*(ms|s|minute)/.exec(time) ?? [];
  const seconds = Number(number) * (unit === 'ms' ? 0.001 : unit === 'minute' ? 60 : 1);
  return { ...staying([], body, code), seconds };
}

/** The words of a link: a text with markup, or a value. */
export function labelFor(value: Value | null, code: string, read: Read): PassageNode[] {
  return value?.kind === 'literal' ? read(String(value.is)) : [print(value, code)];
}

/** Words as nodes. */
export function words(text: string): PassageNode[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}

/** The rule of a table for what has a name. */
export function ruleFor<Rule>(
  rules: Readonly<Record<string, Rule>>,
  name: string,
): Rule | undefined {
  return Object.hasOwn(rules, name) ? rules[name] : undefined;
}
