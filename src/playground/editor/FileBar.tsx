import { useState } from 'react';
import { editorMessages as words } from '../../config/messages/editor';
import type { StoryMessage } from '../../ink/story/story-message';
import { Button } from '../../ui/Button';
import { FileNameForm } from './FileNameForm';
import { FileTabs } from './FileTabs';
import { FileToolbar } from './FileToolbar';
import { useOpenStory } from './open-story';
import type { StoryFiles } from './use-story-files';
import * as styles from './MultiFileEditor.module.css';

interface FileBarProps {
  files: StoryFiles;
  messages: readonly StoryMessage[];
  /** Id of the panel that shows the open file. */
  panelId: string;
  isReadOnly: boolean;
  /** Called when a file has got its name. */
  onNamed: () => void;
}

/** The tabs of a story’s files, and what can be done with them. */
export function FileBar({ files, messages, panelId, isReadOnly, onNamed }: FileBarProps) {
  const { program } = useOpenStory();
  const { open, names, notice } = files;
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const end = (): void => setNaming(null);
  return (
    <>
      <div className={styles.head}>
        <FileTabs
          names={names}
          open={open}
          onOpen={(name) => {
            end();
            files.show(name);
          }}
          messages={messages}
          panelId={panelId}
        />
        {!isReadOnly && (
          <FileToolbar
            isMain={open === null}
            onNew={() => setNaming('new')}
            onBring={(chosen) => void files.bring(chosen)}
            onRename={() => setNaming('rename')}
            onDelete={() => {
              end();
              files.remove();
            }}
          />
        )}
      </div>
      {naming !== null && (
        <FileNameForm
          key={naming}
          program={program}
          {...(naming === 'rename' && open !== null && { name: open })}
          onCancel={end}
          onSave={(name) => {
            end();
            if (naming === 'new') files.create(name);
            else files.rename(name);
            onNamed();
          }}
        />
      )}
      <div role="status" className={styles.notice}>
        {notice?.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {notice?.deleted !== undefined && (
          <Button isSmall onClick={files.undo}>
            {words.files.undo}
          </Button>
        )}
      </div>
    </>
  );
}
