import type { MapPoint } from '../../../ink/map/lay-out-map';
import type { MapWay } from '../../../ink/map/story-graph';
import type { StoryProgram } from '../../../ink/story/story-program';
import { PointForm, TextForm } from './ChangeForms';
import { DeleteForm } from './DeleteForm';
import { NoteForm } from './NoteForm';
import { OnlyIfForm } from './OnlyIfForm';
import { PlaceForm } from './PlaceForm';
import { RememberForm } from './RememberForm';
import { RenameDialog } from './RenameDialog';
import { WayForm } from './WayForm';
import type { MapDialog } from '../acts/map-dialogs';
import type { MapActs } from '../acts/use-map-acts';

interface MapDialogsProps {
  dialog: MapDialog;
  program: StoryProgram;
  ways: readonly MapWay[];
  acts: MapActs;
  onAdded: (id: string, at: MapPoint | null, after: StoryProgram) => void;
  onClosed: () => void;
}

/** The window for an act that needs words. */
export function MapDialogs({ dialog, ways, onAdded, ...common }: MapDialogsProps) {
  switch (dialog.kind) {
    case 'place':
      return <PlaceForm {...common} onAdded={(id, after) => onAdded(id, dialog.at, after)} />;
    case 'way': {
      const { from, to, at } = dialog;
      return (
        <WayForm {...common} from={from} to={to} onAdded={(id, after) => onAdded(id, at, after)} />
      );
    }
    case 'text':
      return <TextForm {...common} way={dialog.way} />;
    case 'point':
      return <PointForm {...common} way={dialog.way} />;
    case 'remember':
      return <RememberForm {...common} spot={dialog.spot} former={dialog.former} />;
    case 'onlyIf':
      return <OnlyIfForm {...common} ways={ways} of={dialog.of} former={dialog.former} />;
    case 'rename':
      return <RenameDialog {...common} id={dialog.id} />;
    case 'note':
      return <NoteForm {...common} id={dialog.id} />;
    case 'delete':
      return <DeleteForm {...common} id={dialog.id} />;
  }
}
