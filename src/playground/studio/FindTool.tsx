import { useRef } from 'react';
import { useCommands } from '../../base/browser/command-bus';
import { FindInFiles } from '../editor/find/FindInFiles';
import { useOpenStory } from '../editor/open-story';
import type { StudioToolProps } from '../pane/studio-tool';
import { useOpenProject } from '../projects/store/use-project-manager';
import * as styles from './FindTool.module.css';

/** Finds and replaces in all files, beside the text. */
export function FindTool({ workspace }: StudioToolProps) {
  const { program, change } = useOpenStory();
  const { isWriter } = useOpenProject().state;
  const place = useRef<HTMLDivElement>(null);
  useCommands(workspace.find, { focus: () => place.current?.querySelector('input')?.focus() });
  return (
    <div ref={place} className={styles.find}>
      <FindInFiles
        program={program}
        isReadOnly={!isWriter}
        takesFocus={false}
        onChange={change}
        onGoTo={workspace.goToPlace}
        onClose={() => {
          workspace.show('write');
          workspace.focusText();
        }}
      />
    </div>
  );
}
