import type { RefObject } from 'react';
import { pickAutoChoice, readAutoChoice } from '../engine/auto-choice';
import type { Scene, TagValue, Tags } from '../engine/game-view';
import { choicesTag, isSet } from '../engine/tag-values';
import { useStoryPlace } from '../kit/story-context';
import { ChoiceList } from './ChoiceList';
import { ChoiceTimer } from './ChoiceTimer';
import { ContinueArea } from './ContinueArea';
import { EndButton } from './EndButton';
import { plainChoices, readChoiceAppearance } from './choice-appearance';
import { plainContinue, readContinueOptions } from './continue-options';
import { useChoiceKeys } from './use-choice-keys';
import { visibleChoices } from './visible-choices';

interface ChoiceAreaProps {
  /** The newest scene; undefined if the story printed nothing. */
  scene: Scene | undefined;
  metadata: Tags;
  pane: RefObject<HTMLElement>;
  root: RefObject<HTMLElement>;
  isCovered: boolean;
  isPaused: boolean;
  onContinue: () => void;
  onEnd: () => void;
}

/** What the player can do at the end of the newest scene; needs a new key for each scene. */
export function ChoiceArea(props: ChoiceAreaProps) {
  const { scene, metadata, pane, root, isCovered, isPaused, onContinue, onEnd } = props;
  const { actions } = useStoryPlace();
  const choices = scene?.choices ?? [];
  const [only] = choices;
  // The engine’s own screen goes blank in both cases; the session reports that, and the story continues here.
  const isBlank = choices.length === 1 && only?.text === '';
  const options = scene?.canContinue || isBlank ? plainContinue : readContinueOptions(choices);
  const goOn = scene?.canContinue || !only ? onContinue : () => actions.choose(only.id);
  const isHypertext = isSet(metadata.hypertext) || isSet(scene?.tags.HYPERTEXT);
  const keyed = options === null && !isHypertext ? visibleChoices(choices) : [];
  useChoiceKeys(root, {
    isActive: !isCovered,
    choices: keyed,
    onChoose: actions.choose,
    onContinue: options && goOn,
  });

  if (options !== null) {
    return <ContinueArea options={options} pane={pane} isPaused={isPaused} onContinue={goOn} />;
  }
  if (choices.length === 0) return <EndButton onEnd={onEnd} />;
  if (isHypertext) return null;
  const look = choicesTag(scene?.tags ?? {}, metadata);
  const appearance = readChoiceAppearance(look.value) ?? plainChoices;
  const auto = readAutoChoice(scene?.tags.AUTO_CHOICE);
  return (
    <>
      {auto && (
        <ChoiceTimer
          delay={auto.delay}
          isPaused={isPaused}
          onDone={() => {
            const picked = pickAutoChoice(choices, auto, Math.random());
            if (picked === null) actions.follow(auto.text ?? '');
            else actions.choose(picked.id);
          }}
        />
      )}
      <ChoiceList choices={choices} appearance={appearance} prompt={promptOf(scene?.tags.PROMPT)} />
    </>
  );
}

/** As the engine shows it: several prompts one after the other, and one without words as an empty line. */
function promptOf(tag: TagValue | undefined): string | null {
  if (Array.isArray(tag)) return tag.map((one) => promptOf(one) ?? '').join('');
  if (tag === true) return '';
  return typeof tag === 'string' || typeof tag === 'number' ? String(tag) : null;
}
