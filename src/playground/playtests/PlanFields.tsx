import { useId } from 'react';
import { storyTestsMessages as words } from '../../config/messages/story-tests';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import type { NamedPlace } from '../story-edits/start-at';
import * as styles from './TestsTool.module.css';

const PLAYS = [100, 1000, 10_000, 100_000];
export const MAX_SEED = 999_999;

interface PlanFieldsProps {
  /** `seed` as it is typed; `from` is empty for the beginning. */
  plan: { plays: number; seed: string; from: string };
  /** The places at which plays can begin. */
  places: readonly NamedPlace[];
  isDisabled: boolean;
  /** Id of the text that says what a play from elsewhere assumes. */
  fromHintId: string;
  onPlays: (plays: number) => void;
  onSeed: (seed: string) => void;
  onFrom: (place: string) => void;
}

/** How often the tests play, from where, and from which seed. */
export function PlanFields({ plan, places, isDisabled, ...on }: PlanFieldsProps) {
  const { plays, seed, from } = plan;
  const hintId = useId();
  return (
    <>
      <label className={styles.field}>
        {words.from}
        <Select
          isSmall
          value={from}
          disabled={isDisabled}
          aria-describedby={on.fromHintId}
          onChange={({ target }) => on.onFrom(target.value)}
        >
          <option value="">{words.fromBeginning}</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <label className={styles.field}>
        {words.plays}
        <Select
          isSmall
          value={plays}
          disabled={isDisabled}
          onChange={({ target }) => on.onPlays(Number(target.value))}
        >
          {PLAYS.map((number) => (
            <option key={number} value={number}>
              {number.toLocaleString('en')}
            </option>
          ))}
        </Select>
      </label>
      <label className={styles.field}>
        {words.seed}
        <Field
          isSmall
          type="number"
          min={1}
          max={MAX_SEED}
          value={seed}
          disabled={isDisabled}
          aria-describedby={hintId}
          onChange={({ target }) => on.onSeed(target.value)}
        />
      </label>
      <span id={hintId} hidden>
        {words.seedHint}
      </span>
    </>
  );
}
