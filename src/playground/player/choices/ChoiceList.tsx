import { useMemo } from 'react';
import { ChoiceButton } from '../../../ui/ChoiceButton';
import { classNames } from '../../../ui/class-names';
import type { Choice } from '../engine/game-view';
import { useGameWords } from '../kit/game-words';
import { storyClasses } from '../kit/story-classes';
import { StoryPlaceProvider, useStoryPlace } from '../kit/story-context';
import { MarkupText } from '../markup/MarkupText';
import type { ChoiceAppearance } from './choice-appearance';
import { visibleChoices } from './visible-choices';
import * as styles from './ChoiceList.module.css';

interface ChoiceListProps {
  choices: readonly Choice[];
  appearance: ChoiceAppearance;
  /** Plain text above the choices. */
  prompt: string | null;
}

/** The buttons of a scene, laid out according to its CHOICES tag. */
export function ChoiceList({ choices, appearance, prompt }: ChoiceListProps) {
  const { isGrouped, isNumbered, isRow, isBorderless, align, columns } = appearance;
  const { words } = useGameWords();
  const place = useStoryPlace();
  const labelPlace = useMemo(() => ({ ...place, kind: 'label' as const }), [place]);
  const visible = visibleChoices(choices);
  return (
    <StoryPlaceProvider value={labelPlace}>
      {prompt !== null && (
        <p dir="auto" className={styles.prompt} data-prompt="">
          {prompt}
        </p>
      )}
      {visible.length > 0 && (
        <ol
          className={classNames(
            styles.choices,
            isGrouped && styles.grouped,
            isBorderless && styles.borderless,
            columns !== null ? styles.grid : isRow && styles.row,
            styles[align],
          )}
          style={
            columns === null
              ? undefined
              : { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
          }
          aria-label={words.story.choices}
        >
          {visible.map((choice, index) => (
            <li key={choice.id} className={styles.item}>
              <ChoiceButton
                dir="auto"
                className={classNames(styles.choice, storyClasses(choice.tags.CLASS))}
                disabled={choice.isDisabled}
                data-choice={choice.id}
                {...(index < 9 && { 'aria-keyshortcuts': `${index + 1}` })}
                onClick={() => place.actions.choose(choice.id)}
              >
                {isNumbered && <span className={styles.number}>{index + 1}. </span>}
                <MarkupText text={choice.text} />
              </ChoiceButton>
            </li>
          ))}
        </ol>
      )}
    </StoryPlaceProvider>
  );
}
