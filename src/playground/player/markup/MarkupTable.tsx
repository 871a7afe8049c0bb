import type { MarkupNodeOf } from '../../../ink/markup/markup-tree';
import { classNames } from '../../../ui/class-names';
import { storyClasses } from '../kit/story-classes';
import type { DrawNodes } from './draw-nodes';
import * as styles from './MarkupTable.module.css';

interface MarkupTableProps {
  node: MarkupNodeOf<'table'>;
  draw: DrawNodes;
}

/** A table of a story; its cells may contain markup. */
export function MarkupTable({ node, draw }: MarkupTableProps) {
  const { header, rows, columnWidths, hasBorder, hasPadding, isFixed, className } = node;
  return (
    <table
      className={classNames(styles.table, storyClasses(className))}
      data-border={hasBorder}
      data-padding={hasPadding}
      data-fixed={isFixed}
    >
      {columnWidths.length > 0 && (
        <colgroup>
          {columnWidths.map((width, place) => (
            <col key={place} style={width === null ? undefined : { width }} />
          ))}
        </colgroup>
      )}
      {header !== null && (
        <thead>
          <tr>
            {header.map((cell, place) => (
              <th key={place} dir="auto" scope="col">
                {draw(cell)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, line) => (
          <tr key={line}>
            {row.map((cell, place) => (
              <td key={place} dir="auto">
                {draw(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
