import { Conditional } from 'inkjs/compiler/Parser/ParsedHierarchy/Conditional/Conditional';
import { BinaryExpression } from 'inkjs/compiler/Parser/ParsedHierarchy/Expression/BinaryExpression';
import type { Expression } from 'inkjs/compiler/Parser/ParsedHierarchy/Expression/Expression';
import { NumberExpression } from 'inkjs/compiler/Parser/ParsedHierarchy/Expression/NumberExpression';
import { StringExpression } from 'inkjs/compiler/Parser/ParsedHierarchy/Expression/StringExpression';
import type { Story as ParsedStory } from 'inkjs/compiler/Parser/ParsedHierarchy/Story';
import { VariableReference } from 'inkjs/compiler/Parser/ParsedHierarchy/Variable/VariableReference';

export type InputType = 'text' | 'number';

/** Values to type into a field of a variable. */
export type InputValues = (variable: string, type: InputType) => readonly (string | number)[];

/** What a player may type that no story knows. A field that is left empty changes nothing: no value stands for it. */
const STRANGE = { text: ['abc', '7'], number: [7, 0, -1] } as const;
const COMPARISONS = new Set(['==', '!=', '<', '>', '<=', '>=', '?', '!?', 'has', 'hasnt']);
/** More values than these would leave no plays for the rest of the story. */
const MOST = 12;

interface Comparison {
  value: string | number;
  variables: ReadonlySet<string>;
}

/** The values to type: what a story compares the variable with, or else all that it compares anything with. */
export function inputValues(story: ParsedStory): InputValues {
  const comparisons = comparisonsIn(story);
  const known = new Map<string, readonly (string | number)[]>();
  const find = (variable: string, type: InputType): readonly (string | number)[] => {
    const own = comparisons.filter(({ variables }) => variables.has(variable));
    const values = (own.length > 0 ? own : comparisons).map(({ value }) => value);
    const fitting = type === 'text' ? values.map(String) : values.flatMap(aroundNumber);
    return [...new Set([...fitting.slice(0, MOST), ...STRANGE[type]])];
  };
  return (variable, type) => {
    const key = `${type} ${variable}`;
    const values = known.get(key) ?? find(variable, type);
    known.set(key, values);
    return values;
  };
}

function comparisonsIn(story: ParsedStory): Comparison[] {
  const found: Comparison[] = [];
  const add = (one: Expression | null, other: Expression | null): void => {
    const value = constantOf(other);
    if (value === null || one === null) return;
    const variables = one
      .FindAll(VariableReference)()
      .map(({ name }) => name);
    found.push({ value, variables: new Set(variables) });
  };
  for (const { opName, leftExpression, rightExpression } of story.FindAll(BinaryExpression)()) {
    if (!COMPARISONS.has(opName)) continue;
    add(leftExpression, rightExpression);
    add(rightExpression, leftExpression);
  }
  for (const { initialCondition, branches } of story.FindAll(Conditional)()) {
    for (const { ownExpression } of branches) add(initialCondition, ownExpression);
  }
  return found;
}

function constantOf(expression: Expression | null): string | number | null {
  if (expression instanceof StringExpression)
    return expression.isSingleString ? expression.toString() : null;
  if (!(expression instanceof NumberExpression)) return null;
  return typeof expression.value === 'number' ? expression.value : null;
}

/** A number and those on both sides of it: a story may ask for more or for less. */
function aroundNumber(value: string | number): number[] {
  const number = Number(value);
  return value === '' || Number.isNaN(number) ? [] : [number, number + 1, number - 1];
}
