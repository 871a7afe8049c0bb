import { sideBySide, type Row } from './side-by-side';

interface Titled {
  title: string;
  text: string;
}

interface TwoTextsProps {
  label: string;
  left: Titled;
  right: Titled;
}

/** Two texts of a file next to each other, without most of what they share. */
export function TwoTexts({ label, left, right }: TwoTextsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls needs the keyboard.
    <div className="cmsTexts" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{left.title}</th>
            <th scope="col">{right.title}</th>
          </tr>
        </thead>
        <tbody>
          {sideBySide(left.text, right.text).map((row, index) => (
            <Lines key={index} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Lines({ row }: { row: Row }) {
  if (row.kind === 'gap') {
    return (
      <tr className="cmsGap">
        <td colSpan={2}>{row.count} lines are the same</td>
      </tr>
    );
  }
  if (row.kind === 'same') {
    return (
      <tr>
        <td>{row.theirs}</td>
        <td>{row.mine}</td>
      </tr>
    );
  }
  return (
    <tr>
      <td>{row.theirs !== null && <del>{row.theirs || ' '}</del>}</td>
      <td>{row.mine !== null && <ins>{row.mine || ' '}</ins>}</td>
    </tr>
  );
}
