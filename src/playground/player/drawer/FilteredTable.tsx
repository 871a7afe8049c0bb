import { useState, type ReactNode } from 'react';
import { fold } from '../../../base/text/fold';
import { playerMessages } from '../../../config/messages/player';
import { Field } from '../../../ui/Field';
import * as styles from './Drawer.module.css';

const words = playerMessages.drawer;

/** From how many rows on a filter is shown, and how many rows are rendered at most. */
const filterFrom = 8;
const mostRows = 100;

interface FilteredTableProps<Value> {
  rows: readonly (readonly [name: string, value: Value])[];
  renderValue: (name: string, value: Value) => ReactNode;
}

/** Names and values, with a filter if there are many. */
export function FilteredTable<Value>({ rows, renderValue }: FilteredTableProps<Value>) {
  const [filter, setFilter] = useState('');
  const wanted = fold(filter).trim();
  const shown = rows.filter(([name]) => fold(name).includes(wanted));
  return (
    <>
      {rows.length >= filterFrom && (
        <Field
          isSmall
          type="search"
          className={styles.field}
          value={filter}
          placeholder={words.filter}
          aria-label={words.filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
      {shown.length === 0 && <p className={styles.none}>{words.noMatch}</p>}
      <table className={styles.table}>
        <tbody>
          {shown.slice(0, mostRows).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td dir="auto">{renderValue(name, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
