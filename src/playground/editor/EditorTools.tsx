import { editorMessages as words } from '../../config/messages/editor';
import { Button } from '../../ui/Button';

interface EditorToolsProps {
  /** Whether only the text is shown. */
  isFocused: boolean;
  onFocus: () => void;
  /** Finds in all files; null for a story of one file. */
  onFindAll: (() => void) | null;
}

/** The buttons at the foot of the editor that concern more than its text. */
export function EditorTools({ isFocused, onFocus, onFindAll }: EditorToolsProps) {
  return (
    <>
      <Button kind="tool" aria-pressed={isFocused} onClick={onFocus}>
        {isFocused ? words.leaveFocus : words.focus}
      </Button>
      {onFindAll !== null && !isFocused && (
        <Button kind="tool" onClick={onFindAll}>
          {words.findAll.open}
        </Button>
      )}
    </>
  );
}
