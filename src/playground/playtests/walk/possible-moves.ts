import { readContinueOptions } from '../../player/choices/continue-options';
import { visibleChoices } from '../../player/choices/visible-choices';
import { isTimed } from '../../player/engine/auto-choice';
import type { Choice, Move, Scene, Tags } from '../../player/engine/game-view';
import { isSet } from '../../player/engine/tag-values';

/** What is on the screen besides the choices. */
export interface Screen {
  metadata: Tags;
  links: ReadonlySet<string | number | boolean>;
}

/** The ways on that the engine offers to a player: not through choices that nobody can take. */
export function movesOn(scene: Scene, { metadata, links }: Screen): Move[] {
  if (scene.canContinue) return ['continue'];
  const { choices } = scene;
  const ways = new Map<number, Move>();
  const add = (choice: Choice, move = moveOf(choice, choices)): void => {
    if (move !== null && !ways.has(choice.id)) ways.set(choice.id, move);
  };
  for (const choice of clickable(scene, metadata)) add(choice);
  for (const choice of timed(scene)) add(choice, choice.id);
  // Shuffled, a link takes another choice than the one it names.
  if (scene.tags.SHUFFLE_CHOICES === undefined) {
    for (const choice of choices) if (links.has(choice.text)) add(choice, linkTo(choice, choices));
  }
  return [...ways.values()];
}

function clickable({ choices, tags }: Scene, metadata: Tags): Choice[] {
  const [only, second] = choices;
  const isBlank = only?.text === '' && second === undefined;
  if (isBlank || readContinueOptions(choices) !== null) return choices;
  if (isSet(metadata.hypertext) || isSet(tags.HYPERTEXT)) return [];
  return visibleChoices(choices).filter(({ isDisabled }) => !isDisabled);
}

/** What a timer takes, even if it is hidden or disabled. */
function timed({ choices, tags }: Scene): Choice[] {
  return choices.filter(({ text }) => isTimed(tags.AUTO_CHOICE, text));
}

/** A replay takes a disabled choice only by its text. */
function moveOf(choice: Choice, choices: readonly Choice[]): Move | null {
  return choice.isDisabled ? linkTo(choice, choices) : choice.id;
}

function linkTo({ id, text }: Choice, choices: readonly Choice[]): Move | null {
  return choices.find((one) => one.text === text)?.id === id ? { follow: text } : null;
}
