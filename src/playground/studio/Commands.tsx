import { useEffect, useState } from 'react';
import { keepTyped, takeTyped, typeAhead } from '../../base/browser/typed-ahead';
import { actionMessages as words } from '../../config/messages/actions';
import { studioMessages } from '../../config/messages/studio';
import { lazyPart } from '../pane/lazy-part';
import { BarButton } from './BarButton';
import type { CommandListProps } from './CommandList';
import { windowKeys, type Action } from './actions';
import { useActionKeys } from './use-action-keys';

const CommandList = lazyPart<CommandListProps>(
  () =>
    import(/* webpackChunkName: "studio-parts" */ './CommandList').then(
      (module) => module.CommandList,
    ),
  studioMessages.notLoaded.title(words.list),
);

interface CommandsProps {
  /** What can be done. */
  actions: readonly Action[];
}

/** The button and the keys that list all commands. */
export function Commands({ actions }: CommandsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => {
    typeAhead('');
    setIsOpen(true);
  };
  // Until the list has its field, letters would go into the text of the story.
  useEffect(() => {
    if (!isOpen) return;
    const keep = (event: KeyboardEvent): void => void keepTyped(event);
    document.addEventListener('keydown', keep, true);
    return () => {
      document.removeEventListener('keydown', keep, true);
      takeTyped();
    };
  }, [isOpen]);
  useActionKeys([
    ...windowKeys.list.map((key) => ({ key, isEverywhere: true, run: open })),
    ...actions,
  ]);
  return (
    <>
      <BarButton
        icon="commands"
        name={words.list}
        aria-haspopup="dialog"
        aria-keyshortcuts="F1 Control+Shift+P Meta+Shift+P"
        onClick={open}
      />
      {isOpen && <CommandList actions={actions} onClosed={() => setIsOpen(false)} />}
    </>
  );
}
