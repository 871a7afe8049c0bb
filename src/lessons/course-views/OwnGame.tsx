import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CommandBus } from '../../base/browser/command-bus';
import { courseMessages as words } from '../../config/messages/course';
import { useStoredFiles } from '../../playground/files/use-stored-files';
import type { EditorCommands } from '../../playground/editor/ink-editor-content';
import { Workshop } from '../../playground/pane/Workshop';
import { ShownPlayer } from '../../playground/player/ShownPlayer';
import {
  OpenProjectProvider,
  useProjectManager,
  type ProjectAddress,
} from '../../playground/projects/store/use-project-manager';
import { GameStrip } from './GameStrip';
import { StepHead } from './StepHead';
import { StepState } from './StepState';
import type { LoadedStep } from './load-chapter';
import { useCourseProject } from './use-course-project';
import { useStepInView } from './use-step-in-view';
import { useStepText } from './use-step-text';
import * as styles from './OwnGame.module.css';
import { createStorageSlot } from '../../base/browser/storage-slot';

const slot = createStorageSlot('atrament-first-game', { persistence: 'local' });

/** The project of the course, which the browser remembers; the page’s address does not name it. */
const ownGame: ProjectAddress & { id: () => string | null } = {
  id: () => slot.get(),
  read: () => null,
  show: (id) => {
    if (id !== null) slot.set(id);
  },
};

interface OwnGameProps extends LoadedStep {
  /** The lines of the step. */
  blocks: readonly string[];
  onClose: () => void;
  /** Called when the text has what the step needs. */
  onDone: () => void;
}

/** Opens the reader’s own game, which begins as the game of the course before this step. */
export function OwnGame(props: OwnGameProps) {
  const draft = { program: { source: props.source, files: {} }, name: words.project };
  const open = useProjectManager(
    { id: ownGame.id(), linked: null, isOwn: false, isOnly: true, draft },
    ownGame,
  );
  return open === null ? null : (
    <OpenProjectProvider value={open}>
      <GameAtStep {...props} />
    </OpenProjectProvider>
  );
}

/** The reader’s text above their game, and what helps with the step. */
function GameAtStep({ source, assets, blocks, onClose, onDone }: OwnGameProps) {
  const { files } = useStoredFiles();
  const isNew = useCourseProject(assets);
  const text = useStepText(source, blocks);
  const { program, place } = text;
  const pane = useStepInView(place);
  // From the beginning: the editor goes there first, and then the page shows the step.
  const [editor] = useState(() => commandsAt(place));
  const [firstPlace] = useState(place);
  /** Below the text, and in view with it. */
  const [between, setBetween] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (place !== firstPlace) goTo(editor, place);
  }, [editor, place, firstPlace]);
  return (
    <section ref={pane} aria-label={words.project} className={styles.game}>
      <Workshop
        program={program}
        original={program}
        onReset={() => undefined}
        isEditing
        takesFocus
        editor={editor}
        hasFiles={Object.keys(program.files).length > 0}
        isReadOnly={text.isReadOnly}
        compiled={null}
        assets={files}
        start={START}
        title={words.project}
        head={<StepHead text={text} source={source} isNew={isNew} />}
        renderBetween={(messages) => (
          <div ref={setBetween} className={styles.between}>
            <StepState
              own={program.source}
              before={source}
              blocks={blocks}
              isChanged={text.isChanged}
              error={messages.find(({ severity }) => severity === 'error') ?? null}
              onDone={onDone}
            />
          </div>
        )}
        renderPlayer={(running) => (
          <>
            {between !== null && createPortal(<GameStrip playing={running.playing} />, between)}
            <ShownPlayer {...running} />
          </>
        )}
        onChange={text.change}
        onEdit={() => undefined}
        onClose={onClose}
        address={() => new URL('/playground/', window.location.href)}
      />
    </section>
  );
}

/** Puts the cursor at the end of a line of the main file. */
function goTo(editor: CommandBus<EditorCommands>, { line }: { line: number }): void {
  editor.call('goTo', { file: null, line, end: 'to' });
}

function commandsAt(place: { line: number }): CommandBus<EditorCommands> {
  const editor = new CommandBus<EditorCommands>();
  goTo(editor, place);
  return editor;
}

const START = { screen: 'game' as const, moves: [], seed: 1 };
