import { useId } from 'react';
import { formatSize } from '../../base/text/format-size';
import { downloadMessages } from '../../config/messages/download';
import { testedMessages } from '../../config/messages/tested';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import type { GameContents, KindSize, TextSize } from './game-contents';
import type { DownloadChoice } from './use-download-choice';
import * as styles from './DownloadDialog.module.css';

const words = downloadMessages.contents;

interface ContentsSectionProps {
  choice: DownloadChoice;
  contents: GameContents;
  kinds: readonly KindSize[];
  text: TextSize | null;
  sizeOf: (paths: readonly string[]) => number;
}

/** What goes into the game, and what of it is the author’s to choose. */
export function ContentsSection({ choice, contents, kinds, text, sizeOf }: ContentsSectionProps) {
  const id = useId();
  const { unused, large } = contents;
  const { smaller } = choice;
  return (
    <section aria-labelledby={id} className={styles.contents}>
      <h3 id={id} className={styles.subtitle}>
        {words.title}
      </h3>
      <p>
        {[
          ...(text === null ? [] : [words.story(formatSize(text.plain))]),
          ...kinds.map(({ kind, count, bytes }) => words.kinds[kind](count, formatSize(bytes))),
          words.player,
        ].join(', ')}
        .
      </p>
      <Checkbox
        className={styles.option}
        checked={choice.hasInk}
        onChange={({ target }) => choice.setHasInk(target.checked)}
      >
        {words.ink}
      </Checkbox>
      <p role="status" className={styles.detail}>
        {choice.hasInk ? words.withInk : words.withoutInk}
      </p>
      <Checkbox
        className={styles.option}
        checked={choice.isForTesters}
        onChange={({ target }) => choice.setIsForTesters(target.checked)}
      >
        {testedMessages.ask}
      </Checkbox>
      <p className={styles.detail}>{testedMessages.asked}</p>
      {unused.length > 0 && (
        <>
          <Checkbox
            className={styles.option}
            checked={choice.hasUnused}
            onChange={({ target }) => choice.setHasUnused(target.checked)}
          >
            {words.unused(unused.length, formatSize(sizeOf(unused)))}
          </Checkbox>
          <p className={styles.detail}>
            {[unused.join(', '), ...(contents.isUnsure ? [words.unsure] : [])].join('. ')}
          </p>
        </>
      )}
      {large.length > 0 && (
        <p role="status" className={styles.large}>
          {smaller.state === 'offered' && (
            <>
              {words.large(large.length, formatSize(sizeOf(large)))}{' '}
              <Button kind="link" onClick={smaller.make}>
                {words.makeSmaller}
              </Button>
            </>
          )}
          {smaller.state === 'making' && words.making}
          {smaller.state === 'made' && (
            <>
              {words.made(
                smaller.files.size,
                formatSize(sizeOf([...smaller.files.keys()])),
                formatSize(
                  [...smaller.files.values()].reduce((sum, { blob }) => sum + blob.size, 0),
                ),
                large.length - smaller.files.size,
              )}{' '}
              {smaller.files.size > 0 && (
                <Button kind="link" onClick={smaller.undo}>
                  {words.keepLarge}
                </Button>
              )}
            </>
          )}
        </p>
      )}
    </section>
  );
}
