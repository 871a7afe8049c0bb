import { useId, useRef, useState } from 'react';
import { languagesMessages } from '../../config/messages/languages';
import { isSerious } from '../../ink/languages/check-row';
import type { Translation } from '../../ink/languages/language-table';
import type { TextRow } from '../../ink/languages/text-row';
import { speakerOf } from '../../ink/languages/speaker';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { lazyPart } from '../pane/lazy-part';
import type { Workspace } from '../pane/workspace';
import { ChangedWords } from './ChangedWords';
import { faultWords } from './fault-words';
import { InkWords } from './InkWords';
import type { RowFieldProps } from '../editor/RowField';
import type { ListedRow } from '../translations/listed-rows';
import { languageInWords } from '../translations/shown-language';
import { NotesHere } from '../playtests/notes/NotesHere';
import { RowPlaces } from './RowPlaces';
import * as styles from './LanguagesTool.module.css';

const { row: words, list } = languagesMessages;

const load = () => import('../pane/LoadedEditor').then(({ loadRowField }) => loadRowField());
const RowField = lazyPart<RowFieldProps>(load, words.fieldNotLoaded);

/** Loads the field before it is needed, so that it is there for the first key. */
export const preloadField = (): void => void load().catch(() => undefined);

interface RowEditorProps {
  code: string;
  listed: ListedRow;
  isReadOnly: boolean;
  onChange: (entry: Translation) => void;
  /** Goes to the next text that is missing or to be checked. */
  onNext: () => void;
  /** Goes to the text before (-1) or after (1). */
  onBeside: (by: number) => void;
  workspace: Workspace;
  onClose: () => void;
}

/** A text of the story, and the field for its translation. */
export function RowEditor({
  code,
  listed: { row, translation, state, fault, notes },
  isReadOnly,
  onChange,
  onNext,
  onBeside,
  workspace,
  onClose,
}: RowEditorProps) {
  const id = useId();
  const [isHinted, setIsHinted] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const [spot] = row.spots;
  const own: Translation = translation ?? {
    place: row.place,
    original: row.original,
    text: '',
    isToCheck: false,
  };
  /** What is typed is done; only what the original has become since is left to be looked at. */
  const write = (text: string): void => onChange({ ...own, text });
  const isWrong = fault !== null && isSerious(fault);
  const finish = (): void => {
    // A mistake stays to be mended.
    if (own.isToCheck && !isWrong) onChange({ ...own, isToCheck: false, former: undefined });
    onNext();
  };
  return (
    <div className={styles.editor}>
      <Original row={row} former={own.former} />
      <div ref={room} className={styles.room}>
        <RowField
          code={code}
          kind={row.kind}
          text={own.text}
          label={words.translation(languageInWords(code))}
          describedBy={id}
          isReadOnly={isReadOnly}
          onChange={write}
          onDone={finish}
          onBeside={onBeside}
          onEnter={() => setIsHinted(true)}
          onClose={onClose}
        />
      </div>
      <p id={id} role="status" className={styles.fault}>
        {fault === null ? isHinted && words.oneLine : faultWords(fault)}
      </p>
      <label className={styles.note}>
        {words.note}
        <Field
          isSmall
          dir="auto"
          value={own.note ?? ''}
          readOnly={isReadOnly}
          onChange={({ target: { value } }) =>
            onChange({ ...own, note: value === '' ? undefined : value })
          }
        />
      </label>
      <NotesHere ids={notes} workspace={workspace} />
      <div className={styles.acts}>
        {!isReadOnly && state !== 'missing' && (
          <Button kind="primary" isSmall onClick={finish}>
            {own.isToCheck && !isWrong ? words.isRight : words.done}
          </Button>
        )}
        {!isReadOnly && state === 'missing' && (
          <Button
            isSmall
            onClick={() => {
              write(row.original);
              // The button goes away.
              room.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
            }}
          >
            {words.copy}
          </Button>
        )}
        <Button isSmall onClick={onClose}>
          {words.close}
        </Button>
      </div>
      {spot !== undefined && <RowPlaces code={code} spot={spot} workspace={workspace} />}
      <p className={styles.keys}>{words.keys}</p>
    </div>
  );
}

interface OriginalProps {
  row: TextRow;
  /** What the original was when it was translated, if it has changed since. */
  former: string | undefined;
}

/** What is translated, and what helps to do it well. */
function Original({ row, former }: OriginalProps) {
  const kind = list.kinds[row.kind];
  const speaker = speakerOf(row);
  return (
    <>
      <p className={styles.label}>
        {words.original}
        {kind !== '' && `, ${kind}`}
        {row.spots.length > 1 && `, ${words.times(row.spots.length)}`}
      </p>
      <p className={styles.source} dir="auto">
        <InkWords kind={row.kind} text={row.original} />
      </p>
      {former !== undefined && (
        <>
          <p className={styles.label}>{words.former}</p>
          <p className={styles.source} dir="auto">
            <ChangedWords before={former} after={row.original} />
          </p>
        </>
      )}
      {row.comment !== '' && (
        <p className={styles.comment} dir="auto">
          {row.comment}
        </p>
      )}
      {speaker !== null && <p className={styles.soft}>{words.speaker(speaker)}</p>}
      {row.kind === 'value' && <p className={styles.soft}>{words.value}</p>}
      {row.kind === 'player' && (
        <p className={styles.soft}>
          {words.player} {row.original.includes('{') && words.inserted}
        </p>
      )}
    </>
  );
}
