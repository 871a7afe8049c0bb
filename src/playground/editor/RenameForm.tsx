import { useState } from 'react';
import { editorMessages } from '../../config/messages/editor';
import { CaretForm } from './names/CaretForm';
import { useRename, type NamedPlace } from './use-rename';

const { names: words } = editorMessages;

export interface RenameFormProps extends NamedPlace {
  onCancel: () => void;
}

/** Asks for another name for what is written at a position, and changes it everywhere if the story stays the same. */
export function RenameForm({ onCancel, ...named }: RenameFormProps) {
  const { declaration, isFixed, isChecking, uses, problem, clear, rename } = useRename(named);
  const [typed, setTyped] = useState(declaration?.name ?? '');
  if (declaration === null) return null;
  const { name, kind } = declaration;
  return (
    <CaretForm
      label={words.form(words.kinds[kind], name)}
      save={words.save}
      value={typed}
      isReadOnly={isFixed || isChecking}
      hint={uses}
      problem={problem}
      onChange={(value) => {
        setTyped(value);
        clear();
      }}
      onSave={() => void rename(typed.trim())}
      onCancel={onCancel}
    />
  );
}
