import { actionMessages } from '../../config/messages/actions';
import { playgroundMessages } from '../../config/messages/playground';
import { studioMessages } from '../../config/messages/studio';
import { KeyCombination } from '../../ui/KeyCombination';
import { editorActions, keyNames } from '../editor/editor-actions';
import { editKeys } from '../map/acts/edit-keys';
import { windowKeys } from './actions';
import * as styles from './HelpTool.module.css';

const { keys: words } = playgroundMessages;
const { panes, playWindow } = studioMessages;

interface Row {
  /** Combinations of keys, each of which does it. */
  keys: readonly (readonly string[])[];
  does: string;
}

/** The keys worth knowing, without those that every text field has. */
export const keyGroups: readonly { title: string; rows: readonly Row[] }[] = [
  {
    title: words.everywhere,
    rows: [
      { keys: windowKeys.list.map(keyNames), does: words.commands },
      { keys: windowKeys.panes.map(keyNames), does: panes.next },
      { keys: windowKeys.playWindow.map(keyNames), does: playWindow.toggle },
      { keys: [['Ctrl', 'K'], ['/']], does: words.search },
      { keys: [['←'], ['→'], ['Home'], ['End']], does: words.splitter },
    ],
  },
  {
    title: words.writing,
    rows: [
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
  {
    title: words.map,
    rows: [
      { keys: [['N']], does: words.onMap.add },
      { keys: [['←'], ['→'], ['↑'], ['↓']], does: words.onMap.move },
      { keys: [['Enter']], does: words.onMap.write },
      { keys: [['Space']], does: words.onMap.panel },
      ...Object.entries(editKeys).map(([key, id]) => ({
        keys: [keyNames(key)],
        does: words.onMap[id],
      })),
      { keys: [['Shift', 'Space']], does: words.onMap.choose },
      { keys: [['Ctrl', 'A']], does: words.onMap.all },
      { keys: [['Shift', '←'], ['→'], ['↑'], ['↓']], does: words.onMap.shift },
      { keys: [['+'], ['-']], does: words.onMap.fold },
      { keys: [['←'], ['→'], ['↑'], ['↓']], does: words.onMap.pan },
      { keys: [['+'], ['-']], does: words.onMap.zoom },
      { keys: [['0']], does: words.onMap.fit },
      { keys: [['Esc']], does: words.onMap.close },
    ],
  },
  {
    title: words.translating,
    rows: [
      { keys: [['Ctrl', 'Enter']], does: words.onText.done },
      { keys: [['Alt', '↑']], does: words.onText.before },
      { keys: [['Alt', '↓'], ['Enter']], does: words.onText.after },
      { keys: [['Esc']], does: words.onText.close },
    ],
  },
];

/** The playground’s keyboard shortcuts. */
export function KeyList() {
  return (
    <>
      {keyGroups.map(({ title, rows }) => (
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
      <p className={styles.note}>{words.mac}</p>
    </>
  );
}
