import { useId } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { OptionPicker } from '../../picker/OptionPicker';
import { hintOf } from './hint-of';
import type { Insertion } from './insertion';
import { findInsertions } from './insertions';

interface InsertionPickerProps {
  /** Called with null if nothing was chosen. */
  onChoose: (insertion: Insertion | null) => void;
}

/** Finds what can be inserted by its name: what is typed here is never in the page. */
export function InsertionPicker({ onChoose }: InsertionPickerProps) {
  const id = useId();
  return (
    <Dialog closesLightly className="cmsPicker" aria-labelledby={id} onClose={() => onChoose(null)}>
      <h2 id={id}>Insert</h2>
      <OptionPicker
        label="Name, such as picture or tabs"
        listLabel="Insert"
        find={findInsertions}
        keyOf={(insertion) => insertion.id}
        renderOption={(insertion) => (
          <>
            <span>{insertion.label}</span>
            <small>{[insertion.group, hintOf(insertion)].filter(Boolean).join(' · ')}</small>
          </>
        )}
        nothing="Nothing with that name can be inserted."
        onChoose={onChoose}
      />
      <p className="cmsChoices">
        <Button isSmall onClick={() => onChoose(null)}>
          Cancel
        </Button>
      </p>
    </Dialog>
  );
}
