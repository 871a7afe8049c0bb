import { useMemo, useState } from 'react';
import { CommandBus } from '../../../base/browser/command-bus';
import { mapEditMessages as words } from '../../../config/messages/map-edit';
import type { StoryMessage } from '../../../ink/story/story-message';
import { Button } from '../../../ui/Button';
import type { EditorCommands } from '../../editor/ink-editor-content';
import { useProjectFiles } from '../../files/project-files';
import { useOpenStory } from '../../editor/open-story';
import type { Workspace } from '../../pane/workspace';
import { isSameProgram } from '../../../ink/story/story-program';
import { namesIn } from '../../story-edits/find-place';
import { placesWithin, type PlacePart } from '../../story-edits/place-part';
import type { MapActs } from '../acts/use-map-acts';
import type { WrittenLines } from '../acts/use-written-lines';
import { LinesEditor } from './LinesEditor';
import { PanelFrame } from './PanelFrame';
import * as styles from './PlacePanel.module.css';

const none: readonly StoryMessage[] = [];
const ACTIONS = ['play', 'test', 'splitHere', 'show', 'more'] as const;
export type WritingAction = Exclude<(typeof ACTIONS)[number], 'splitHere'>;

interface WritingPanelProps {
  workspace: Workspace;
  lines: WrittenLines;
  /** What undoes and redoes, and says what that was: it may have been somewhere else. */
  acts: Pick<MapActs, 'undo' | 'redo'>;
  messages: readonly StoryMessage[];
  canPlay: boolean;
  onAction: (action: WritingAction) => void;
  onPart: (part: PlacePart | null) => void;
  onClose: () => void;
}

/** The lines of a place, to be written on the map. */
export function WritingPanel(props: WritingPanelProps) {
  const { program, change } = useOpenStory();
  const { workspace, lines, acts, messages, canPlay, ...on } = props;
  const { asked, part, start, base, ready } = lines;
  // Until something is typed, they may have a line more than the story.
  const isUntouched = isSameProgram(program, base);
  const shown = isUntouched ? ready : program;
  const [commands] = useState(() => new CommandBus<EditorCommands>());
  const { files } = useProjectFiles();
  const gameFiles = useMemo(() => [...files.keys()], [files]);
  const nameOf = useMemo(() => namesIn(shown), [shown]);
  const name = nameOf(part.id);
  const within = useMemo(() => placesWithin(part), [part]);
  const others = within.map(nameOf);
  return (
    <PanelFrame
      about={asked}
      label={words.tools(name)}
      title={name}
      isWritten
      onClose={on.onClose}
      tools={ACTIONS.filter((action) => canPlay || !['play', 'test'].includes(action)).map(
        (action) => (
          <Button
            key={action}
            kind="tool"
            onClick={() => {
              if (action === 'splitHere') commands.call('run', 'split');
              else on.onAction(action);
            }}
          >
            {words[action]}
          </Button>
        ),
      )}
    >
      <div className={styles.editor} data-lines="">
        <LinesEditor
          key={asked}
          commands={commands}
          first={part}
          start={start}
          label={words.lines(name)}
          program={shown}
          messages={isUntouched && ready !== base ? none : messages}
          gameFiles={gameFiles}
          step={(direction) => acts[direction]()}
          search={() => workspace.edit('search')}
          onChange={change}
          onTyped={(after) => change(after, { isTyped: true })}
          onCursor={workspace.point}
          onGoTo={workspace.goToPlace}
          onPart={on.onPart}
          onLeave={on.onClose}
        />
      </div>
      <p role="status" className={styles.within}>
        {others.length > 0 && words.within(others)}
      </p>
    </PanelFrame>
  );
}
