import { actionMessages } from '../../../config/messages/actions';
import { playgroundMessages } from '../../../config/messages/playground';
import { editorActions, keyNames } from '../../../playground/editor/editor-actions';
import { KeyCombination } from '../../../ui/KeyCombination';
import * as styles from './PlaygroundKeys.module.css';

const { keys: words } = playgroundMessages;

interface Row {
  /** Combinations of keys, each of which does it. */
  keys: readonly (readonly string[])[];
  does: string;
}

/** The keys worth knowing, without those that every text field has. */
const groups: readonly { title: string; rows: readonly Row[] }[] = [
  {
    title: words.writing,
    rows: [
      { keys: [['F1']], does: words.commands },
      ...editorActions.map(({ id, key }) => ({
        keys: [keyNames(key)],
        does: actionMessages.editor[id],
      })),
      { keys: [['Esc']], does: words.leave },
    ],
  },
  {
    title: words.playing,
    rows: [
      { keys: [['1 – 9']], does: words.choose },
      { keys: [['Space'], ['Enter']], does: words.goOn },
      { keys: [['Esc']], does: words.close },
    ],
  },
];

/** The playground’s keyboard shortcuts: below the playground, and in print. */
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
              {rows.map(({ keys, does }) => (
                <div key={does} className={styles.row}>
                  <dt>
                    {keys.map((combination) => (
                      <KeyCombination key={combination.join()} keys={combination} />
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
