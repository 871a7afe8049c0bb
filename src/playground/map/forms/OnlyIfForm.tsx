import { useMemo, useState } from 'react';
import { mapFactsMessages as words } from '../../../config/messages/map-facts';
import { START, type MapWay } from '../../../ink/map/story-graph';
import { spacedName } from '../../../ink/story/place-title';
import type { StoryProgram } from '../../../ink/story/story-program';
import { Select } from '../../../ui/Select';
import { choiceOf, choicesIn, type WrittenCondition } from '../../story-edits/choice-lines';
import { readCondition, type Condition } from '../../story-edits/condition';
import { findPlaces, namesIn } from '../../story-edits/find-place';
import {
  changeCondition,
  conditionsOf,
  onlyIf,
  waysTo,
  type AskedCondition,
} from '../../story-edits/only-if';
import { newVariable, variablesIn, type Variable } from '../../story-edits/variables';
import type { MapActs } from '../use-map-acts';
import { FormDialog } from './FormDialog';
import { InkPreview } from './InkPreview';
import { NewFactFields } from './NewFactFields';
import { OneOf } from './OneOf';
import { PlaceSelect } from './PlaceSelect';
import { useOutcome } from './use-outcome';
import { SignedNumber } from './SignedNumber';
import * as styles from './MapForms.module.css';

const NEW = '+';

/** What a condition is for: a choice, or the choices that lead to a place; null if the place is still to be chosen. */
export type Guarded = { way: MapWay } | { place: string | null };

interface OnlyIfFormProps {
  program: StoryProgram;
  acts: MapActs;
  ways: readonly MapWay[];
  of: Guarded;
  former: WrittenCondition | null;
  onClosed: () => void;
}

/** Whether no other choice of its place leads anywhere. */
function isAlone(way: MapWay, ways: readonly MapWay[]): boolean {
  return !ways.some(
    ({ from, choice, line }) => from === way.from && choice !== null && line !== way.line,
  );
}

/** Asks what must be so for a choice to be offered, or for a place to be led to. */
export function OnlyIfForm({ program, acts, ways, of, former, onClosed }: OnlyIfFormProps) {
  const facts = useMemo(() => factsOf(program), [program]);
  const before = useMemo(
    () => (former === null ? null : readCondition(program, former)),
    [program, former],
  );
  const [place, setPlace] = useState(() =>
    'place' in of ? (of.place ?? firstPlace(program)) : START,
  );
  const [chosen, setChosen] = useState(
    () => (before === null ? firstFree(program, of, facts) : keyOf(before, facts)) ?? NEW,
  );
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<Variable['kind']>('flag');
  const [is, setIs] = useState(before === null || before.kind === 'number' || before.is);
  const [sign, setSign] = useState(before?.kind === 'number' ? before.sign : '>=');
  const [value, setValue] = useState(before?.kind === 'number' ? String(before.value) : '1');
  const { problem, settle, clear } = useOutcome(onClosed);
  const fact = facts.find(({ key }) => key === chosen);
  const asked = askedFor(fact?.about ?? { variable: newVariable(typed, kind) }, {
    ...{ is, sign },
    value: Number(value) || 0,
  });
  const { guarded, others } = waysTo(ways, place);
  const plan =
    former === null
      ? onlyIf(program, 'way' in of ? [of.way] : guarded, asked)
      : changeCondition(program, former, asked);
  const name = useMemo(() => namesIn(program), [program])(place);
  return (
    <FormDialog
      title={
        'way' in of
          ? words.title.onlyIf(choiceOf(program, of.way)?.text ?? '')
          : words.title.onlyIfPlace(name)
      }
      save={words.save}
      problem={problem}
      onSave={() => settle(acts.act(plan, words.done.asked))}
      onClosed={onClosed}
    >
      {'place' in of && of.place === null && (
        <>
          <PlaceSelect program={program} value={place} onChange={setPlace} />
          <p className={styles.hint}>{words.forChoice}</p>
        </>
      )}
      {'way' in of && isAlone(of.way, ways) && <p className={styles.hint}>{words.alone}</p>}
      {'place' in of && (
        <p dir="auto" className={styles.hint}>
          {guarded.length > 0 && words.guards(name, guarded.length)}{' '}
          {others > 0 && words.unguarded(name, others, guarded.length === 0)}
        </p>
      )}
      <label className={styles.field}>
        {words.condition}
        <Select dir="auto" value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {GROUPS.map((group) => {
            const own = facts.filter((one) => one.group === group);
            return own.length === 0 ? null : (
              <optgroup key={group} label={words.groups[group]}>
                {own.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </optgroup>
            );
          })}
          <option value={NEW}>{words.new}</option>
        </Select>
      </label>
      {chosen === NEW && (
        <>
          <NewFactFields
            {...{ typed, kind }}
            onTyped={(next) => {
              setTyped(next);
              clear();
            }}
            onKind={setKind}
          />
          <p className={styles.hint}>{words.startsAs[kind]}</p>
        </>
      )}
      {asked.kind === 'number' ? (
        <SignedNumber
          label={words.is}
          signs={words.signs}
          {...{ sign, value }}
          onSign={setSign}
          onValue={setValue}
        />
      ) : (
        <OneOf
          {...answers(asked.kind)}
          value={is ? 'yes' : 'no'}
          onChange={(next) => setIs(next === 'yes')}
        />
      )}
      <InkPreview program={program} plan={plan} />
    </FormDialog>
  );
}

const GROUPS = ['variables', 'places', 'choices'] as const;

type About =
  { variable: Variable } | { place: string } | { choice: { file: string | null; line: number } };

/** Something that can be asked for, as one of a list. */
interface Fact {
  key: string;
  group: (typeof GROUPS)[number];
  label: string;
  about: About;
  /** The address of the label of a choice. */
  path?: string;
}

function factsOf(program: StoryProgram): Fact[] {
  const nameOf = namesIn(program);
  return [
    ...variablesIn(program).map((variable) => ({
      key: `variable ${variable.name}`,
      group: 'variables' as const,
      label: spacedName(variable.name),
      about: { variable },
    })),
    ...findPlaces(program)
      .filter(({ id }) => id !== START)
      .map(({ id }) => ({
        key: `place ${id}`,
        group: 'places' as const,
        label: nameOf(id),
        about: { place: id },
      })),
    ...choicesIn(program).map(({ file, at, text, label, place: { id } }) => ({
      key: `choice ${file} ${at}`,
      group: 'choices' as const,
      label: words.choiceIn(text, nameOf(id)),
      about: { choice: { file, line: at + 1 } },
      path: [id, label].filter((part) => part !== '').join('.'),
    })),
  ];
}

/** What is not yet asked for there. */
function firstFree(program: StoryProgram, of: Guarded, facts: readonly Fact[]) {
  const there = ('way' in of ? conditionsOf(program, of.way) : []).map(
    ({ condition }) => condition && keyOf(condition, facts),
  );
  return facts.find(({ key }) => !there.includes(key))?.key;
}

function keyOf(condition: Condition, facts: readonly Fact[]): string | undefined {
  if (condition.kind === 'place') return `place ${condition.id}`;
  if (condition.kind === 'choice') return facts.find(({ path }) => path === condition.path)?.key;
  return `variable ${condition.name}`;
}

function askedFor(
  about: About,
  { is, sign, value }: { is: boolean; sign: '>=' | '<=' | '=='; value: number },
): AskedCondition {
  if ('place' in about) return { kind: 'place', id: about.place, is };
  if ('choice' in about) return { kind: 'chosen', at: about.choice, is };
  const { name, kind } = about.variable;
  return kind === 'flag' ? { kind, name, is } : { kind, name, sign, value };
}

function answers(kind: 'flag' | 'place' | 'choice' | 'chosen') {
  const { label, yes, no } =
    kind === 'place'
      ? words.been
      : kind === 'flag'
        ? { label: words.is, yes: words.yes, no: words.no }
        : words.chosen;
  return { label, options: { yes, no } };
}

const firstPlace = (program: StoryProgram): string =>
  findPlaces(program).find(({ id }) => id !== START)?.id ?? START;
