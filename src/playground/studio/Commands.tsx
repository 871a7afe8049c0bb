import { useEffect, useState } from 'react';
import { actionMessages as words } from '../../config/messages/actions';
import { studioMessages } from '../../config/messages/studio';
import { Button } from '../../ui/Button';
import { lazyPart } from '../pane/lazy-part';
import type { Workspace } from '../pane/workspace';
import type { CommandListProps } from './CommandList';
import { workspaceActions, type WorkspaceAction } from './workspace-actions';

const CommandList = lazyPart<CommandListProps>(
  () => import('./studio-parts').then((module) => module.CommandList),
  studioMessages.notLoaded.title(words.list),
);

interface CommandsProps {
  workspace: Workspace;
  /** What can be done with the project. */
  actions: readonly WorkspaceAction[];
}

/** The button and the key that list all commands. */
export function Commands({ workspace, actions }: CommandsProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Also above a window of the site or of the story: it would be behind it.
      if (event.key !== 'F1' || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button aria-haspopup="dialog" aria-keyshortcuts="F1" onClick={() => setIsOpen(true)}>
        {words.list}
      </Button>
      {isOpen && (
        <CommandList
          actions={[...workspaceActions(workspace), ...actions]}
          onClosed={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
