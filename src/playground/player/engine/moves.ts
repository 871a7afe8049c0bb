import atrament, { type CoreScene } from '@atrament/core';
import { isTimed } from './auto-choice';
import type { Failure } from './engine-failures';
import type { Move } from './game-view';
import type { GuardedGame } from './guarded-game';
import { sameChoice } from './move';

/** Makes a move in the engine; throws if the story does. */
export function performMove(game: GuardedGame, move: Move): void {
  if (move === 'continue') atrament.game.continueStory();
  else if (typeof move === 'number') takeChoice(move);
  else if ('follow' in move) takeChoice(placeOfChoice(game.scene, move.follow));
  else if ('call' in move) evaluate(move.call);
  else if ('set' in move) assign(game, move.set, move.value);
  else {
    // A play from a place does not begin with the story’s opening.
    if (game.progress.moves.length === 1) atrament.state.setKey('scenes', []);
    atrament.ink.goTo(move.goTo);
    atrament.game.continueStory();
  }
}

/** Calls a function of the story and returns what it prints. */
export function evaluate(functionName: string): string {
  return atrament.ink.evaluateFunction(functionName, [], true).output;
}

/**
 * The move that does the same as one made earlier, or in another version of the story, where a choice had the text
 * `label`; null if there is none.
 */
export function repeatedMove(
  { scene }: GuardedGame,
  move: Move,
  label: string | null,
): Move | null {
  if (move === 'continue') return scene?.canContinue === true ? move : null;
  if (typeof move === 'number') {
    const open = (scene?.choices ?? []).filter(
      ({ disabled, choice }) => disabled !== true || isTimed(scene?.tags.AUTO_CHOICE, choice),
    );
    return sameChoice(open, move, label, ({ choice }) => choice)?.id ?? null;
  }
  return !('follow' in move) || placeOfChoice(scene, move.follow) >= 0 ? move : null;
}

/** Whether the function or variable that a move needs no longer exists; the move can then be skipped. */
export function isObsolete({ story }: Pick<GuardedGame, 'story'>, move: Move): boolean {
  if (typeof move !== 'object') return false;
  if ('call' in move) return !story.HasFunction(move.call);
  return 'set' in move && !story.variablesState.GlobalVariableExistsWithName(move.set);
}

/** Adds a move; consecutive changes of one field count as one move, not one per character. */
export function withMove(moves: readonly Move[], move: Move): Move[] {
  const last = moves.at(-1);
  const isSameField =
    typeof move === 'object' &&
    'set' in move &&
    typeof last === 'object' &&
    'set' in last &&
    last.set === move.set;
  return [...(isSameField ? moves.slice(0, -1) : moves), move];
}

/** How the engine fails at a link: it finds no choice, or takes the wrong one; null if it works. */
export function failureOfLink(
  scene: CoreScene | undefined,
  to: string | number | boolean,
): Failure | null {
  const place = placeOfChoice(scene, to);
  const choice = scene?.choices[place];
  if (choice === undefined) return { failure: 'link', subject: String(to), value: to };
  return choice.id === place ? null : { failure: 'shuffled', subject: '' };
}

/**
 * The index of a choice in the list, which the engine uses as its id: if the choices are shuffled, that is another
 * choice’s id.
 */
export function placeOfChoice(scene: CoreScene | undefined, to: string | number | boolean): number {
  return scene?.choices.findIndex(({ choice }) => choice === to) ?? -1;
}

function takeChoice(id: number): void {
  atrament.game.makeChoice(id);
  atrament.game.continueStory();
}

function assign({ story }: GuardedGame, name: string, value: string | number | boolean): void {
  if (!story.variablesState.GlobalVariableExistsWithName(name))
    throw new Error(`Cannot assign to a variable (${name}) that hasn't been declared`);
  // An empty number field yields NaN.
  if (!Number.isNaN(value)) story.variablesState.$(name, value);
}
