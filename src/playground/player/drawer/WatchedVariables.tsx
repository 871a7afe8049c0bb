import { useState } from 'react';
import { playerMessages } from '../../../config/messages/player';
import type { VariableValue } from '../engine/game-view';
import * as styles from './WatchedVariables.module.css';

const words = playerMessages.drawer;

interface WatchedVariablesProps {
  names: readonly string[];
  variables: Readonly<Record<string, VariableValue>>;
}

/** The watched variables in one line below the story; those that the last turn changed are marked. */
export function WatchedVariables({ names, variables }: WatchedVariablesProps) {
  const [turn, setTurn] = useState({ now: variables, before: variables });
  if (turn.now !== variables) setTurn({ now: variables, before: turn.now });
  const rows = names.flatMap((name) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return value === undefined ? [] : [{ name, text: textOf(value) }];
  });
  if (rows.length === 0) return null;
  return (
    <dl className={styles.watched} aria-label={words.watched}>
      {rows.map(({ name, text }) => {
        const old = Object.hasOwn(turn.before, name) ? turn.before[name] : undefined;
        return (
          <div key={name} data-changed={(old !== undefined && textOf(old) !== text) || undefined}>
            <dt>{name}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function textOf(value: VariableValue): string {
  if (typeof value !== 'object') return `${value}`;
  return value.list.join(', ') || words.emptyList;
}
