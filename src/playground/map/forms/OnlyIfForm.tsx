import { useMemo, useState } from 'react';
import { mapFactsMessages as words } from '../../../config/messages/map-facts';
import { START, type MapWay } from '../../../ink/map/story-graph';
import { spacedName } from '../../../ink/story/place-title';
import type { StoryProgram } from '../../../ink/story/story-program';
import { choiceOf, choicesIn, type WrittenCondition } from '../../story-edits/choice-lines';
import { readCondition, type Condition, type SIGNS } from '../../story-edits/condition';
import { findPlaces, namesIn } from '../../story-edits/find-place';
import {
  changeCondition,
  conditionsOf,
  onlyIf,
  waysTo,
  type AskedCondition,
} from '../../story-edits/only-if';
import { newVariable, variablesIn, type Variable } from '../../story-edits/variables';
import type { Guarded } from '../acts/map-dialogs';
import { FactValue, NEW_FACT, NewFact, useFactFields, type FactFields } from './FactFields';
import { SelectField } from './Fields';
import { FormDialog, type MapFormProps } from './FormDialog';
import { InkPreview } from './InkPreview';
import { PlaceSelect } from './TargetSelect';
import * as styles from './MapForms.module.css';

type Sign = (typeof SIGNS)[number];

interface OnlyIfFormProps extends MapFormProps {
  ways: readonly MapWay[];
  of: Guarded;
  former: WrittenCondition | null;
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
  const [place, setPlace] = useState(() =>
    'place' in of ? (of.place ?? firstPlace(program)) : START,
  );
  const [fields, change] = useFactFields<Sign>(() => {
    const before = former === null ? null : readCondition(program, former);
    const chosen = before === null ? firstFree(program, of, facts) : keyOf(before, facts);
    const begin = { chosen: chosen ?? NEW_FACT, sign: '>=' as const };
    if (before?.kind !== 'number') return { ...begin, is: before?.is ?? true };
    return { ...begin, sign: before.sign, value: String(before.value) };
  });
  const asked = askedFor(facts, fields);
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
      onSave={() => acts.act(plan, words.done.asked)}
      onClosed={onClosed}
    >
      {'place' in of && of.place === null && (
        <>
          <PlaceSelect label={words.where} program={program} value={place} onChange={setPlace} />
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
      <SelectField
        label={words.condition}
        value={fields.chosen}
        options={[[NEW_FACT, words.new]]}
        onChange={(chosen) => change({ chosen })}
      >
        <FactOptions facts={facts} />
      </SelectField>
      {fields.chosen === NEW_FACT && (
        <>
          <NewFact fields={fields} onChange={change} />
          <p className={styles.hint}>{words.startsAs[fields.kind]}</p>
        </>
      )}
      <FactValue
        {...answersTo(asked.kind)}
        fields={fields}
        onChange={change}
        signs={asked.kind === 'number' ? words.signs : null}
      />
      <InkPreview program={program} plan={plan} />
    </FormDialog>
  );
}

/** All facts, by what they are about. */
function FactOptions({ facts }: { facts: readonly Fact[] }) {
  return GROUPS.map((group) => {
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
  });
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

function askedFor(facts: readonly Fact[], fields: FactFields<Sign>): AskedCondition {
  const { is, sign } = fields;
  const about = facts.find(({ key }) => key === fields.chosen)?.about ?? {
    variable: newVariable(fields.typed, fields.kind),
  };
  if ('place' in about) return { kind: 'place', id: about.place, is };
  if ('choice' in about) return { kind: 'chosen', at: about.choice, is };
  const { name, kind } = about.variable;
  return kind === 'flag'
    ? { kind, name, is }
    : { kind, name, sign, value: Number(fields.value) || 0 };
}

function answersTo(kind: AskedCondition['kind']) {
  if (kind === 'flag' || kind === 'number') return { label: words.is, answers: words };
  const answers = kind === 'place' ? words.been : words.chosen;
  return { label: answers.label, answers };
}

const firstPlace = (program: StoryProgram): string =>
  findPlaces(program).find(({ id }) => id !== START)?.id ?? START;
