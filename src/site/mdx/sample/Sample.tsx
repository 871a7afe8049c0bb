import { forwardRef, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { lazyComponent } from '../../../base/browser/lazy-component';
import { messages } from '../../../config/messages';
import type { StepOfCourse } from '../../../lessons/course/draw-steps';
import type { SampleWorkshopProps } from '../../../lessons/sample-views/SampleWorkshop';
import { useSampleNote } from '../../../lessons/sample-views/use-sample-note';
import { Button } from '../../../ui/Button';
import { useShownCode } from '../code-block/use-shown-code';
import { isPlayedSample, isSharedSample } from './shared-sample';
import * as styles from './Sample.module.css';

const words = messages.sample;
const PEN = 'm4 16 .8-3.6L13.5 3.7l2.8 2.8-8.7 8.7z';
const TICK = 'm4 11 4 4 8-10';

const SampleWorkshop = lazyComponent<SampleWorkshopProps>(
  () =>
    import(/* webpackChunkName: "play" */ '../../../lessons/sample-views/SampleWorkshop').then(
      (module) => module.SampleWorkshop,
    ),
  { failureTitle: words.failed },
);

// More than nine: the attributes of one node of the document tree.
interface SampleProps {
  /** Its position on the page, for links to it. */
  id: string;
  /** The whole text, if the page shows only part of it. */
  source?: string;
  /** The name of its archive, if it is a whole game: it can be played, and edited in the playground. */
  archive?: string;
  /** What its button says, if that is not Play or Edit. */
  label?: string;
  /** Which step it is, if it is a step of the course. */
  course?: StepOfCourse;
  /** Which exercise it is, if it is the start of one. */
  exercise?: SampleWorkshopProps['exercise'];
  /** Whether it is the reader’s progress with the exercises. */
  isProgress?: boolean;
  /** The files that it includes, by name. */
  files?: Record<string, string>;
  /** When a deliberately failing sample fails: before it can be played, or while it is played. */
  failing?: 'compiled' | 'played' | undefined;
  /** The sample as readers see it: a code block, or several in tabs. */
  children?: ReactNode;
}

interface Opened {
  sharedHash: string | null;
  isEditing: boolean;
  program: { source: string; files: Record<string, string> };
}

/** An ink sample that can be played and edited; none of that code loads before it is needed. */
export function Sample({ id, source, files = {}, failing, label, children, ...rest }: SampleProps) {
  const root = useRef<HTMLDivElement>(null);
  const firstButton = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const readCode = useShownCode(root, children);
  const program = (): Opened['program'] => ({
    source: source ?? readCode(),
    files,
  });
  const note = useSampleNote(id, opened !== null, program);
  const open = (isEditing: boolean, sharedHash: string | null = null): void =>
    setOpened({ isEditing, sharedHash, program: program() });
  useEffect(() => {
    // A link can contain a reader’s own text for this sample, and can be followed while the page is open.
    const read = (): void => {
      if (isSharedSample(id, window.location)) open(true, window.location.hash);
      else if (isPlayedSample(id, window.location)) open(false);
      else return;
      root.current?.scrollIntoView();
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
    // oxlint-disable-next-line react/exhaustive-deps -- What it opens is read from the page.
  }, []);
  return (
    <div
      ref={root}
      id={id}
      className={styles.sample}
      data-open={opened === null ? undefined : ''}
      data-editing={opened?.isEditing === true ? '' : undefined}
    >
      {children}
      {opened === null ? (
        <div className={styles.bar}>
          {failing !== 'compiled' && (
            <SampleButton
              ref={firstButton}
              icon={label ? PEN : 'M5.5 3.5v13l11-6.5z'}
              onClick={() => open(false)}
            >
              {label ?? words.play}
            </SampleButton>
          )}
          {!rest.archive && !rest.course && (
            <SampleButton
              ref={failing === 'compiled' ? firstButton : undefined}
              icon={rest.isProgress ? TICK : PEN}
              onClick={() => open(true)}
            >
              {label ?? words.edit}
            </SampleButton>
          )}
          {note && <p className={styles.edited}>{note}</p>}
        </div>
      ) : (
        <SampleWorkshop
          {...rest}
          key={opened.sharedHash}
          id={id}
          program={opened.program}
          sharedHash={opened.sharedHash}
          isCompiled={failing === undefined}
          isEditing={opened.isEditing}
          onEdit={(isEditing) => setOpened({ ...opened, isEditing })}
          onClose={() => {
            flushSync(() => setOpened(null));
            firstButton.current?.focus();
          }}
          onReplaced={() => setOpened(null)}
        />
      )}
    </div>
  );
}

interface SampleButtonProps {
  /** The SVG path of its icon. */
  icon: string;
  onClick: () => void;
  children: string;
}

const SampleButton = forwardRef<HTMLButtonElement, SampleButtonProps>(function SampleButton(
  { icon, onClick, children },
  ref,
) {
  return (
    <Button kind="bare" ref={ref} className={styles.button} onClick={onClick}>
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
        <path d={icon} />
      </svg>
      {children}
    </Button>
  );
});
