import { playgroundMessages } from '../../../config/messages/playground';
import { Kbd } from '../../mdx/Kbd';
import * as styles from './PlaygroundKeys.module.css';

const { keys: words } = playgroundMessages;

/** The keys worth knowing, without those that every text field has. */
const groups: readonly { title: string; rows: (readonly [keys: string, does: string])[] }[] = [
  {
    title: words.writing,
    rows: [
      ['Ctrl+Space', words.complete],
      ['Tab', words.indent],
      ['Shift+Tab', words.outdent],
      ['Esc', words.leave],
      ['Ctrl+/', words.comment],
      ['Alt+↑ Alt+↓', words.move],
      ['Ctrl+F', words.search],
      ['Ctrl+Shift+F', words.findAll],
      ['F8 Shift+F8', words.problems],
      ['F12', words.definition],
      ['Alt+←', words.back],
      ['F2', words.rename],
      ['Ctrl+Shift+Enter', words.focus],
    ],
  },
  {
    title: words.playing,
    rows: [
      ['1 – 9', words.choose],
      ['Space Enter', words.goOn],
      ['Esc', words.close],
    ],
  },
];

/** The playground’s keyboard shortcuts: below the desk, and in print. */
export function PlaygroundKeys() {
  return (
    <section className={styles.keys} aria-labelledby="keys">
      <h2 id="keys" className={styles.heading}>
        {words.heading}
      </h2>
      <div className={styles.groups}>
        {groups.map(({ title, rows }) => (
          <div key={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.list}>
              {rows.map(([keys, does]) => (
                <div key={does} className={styles.row}>
                  <dt>
                    {keys.split(' ').map((chord) => (
                      <Chord key={chord} chord={chord} />
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <p className={styles.note}>{words.mac}</p>
    </section>
  );
}

function Chord({ chord }: { chord: string }) {
  if (chord === '–') return ' – ';
  return (
    <span className={styles.chord}>
      {chord.split('+').map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
