import type { MapPoint } from '../../../ink/map/lay-out-map';
import type { MapWay } from '../../../ink/map/story-graph';
import type { StoryProgram } from '../../../ink/story/story-program';
import { PointForm, TextForm } from './ChangeForms';
import { DeleteForm } from './DeleteForm';
import { NoteForm } from './NoteForm';
import { PlaceForm } from './PlaceForm';
import { RenameDialog } from './RenameDialog';
import { WayForm } from './WayForm';
import type { MapActs } from '../use-map-acts';

/** The window that is open on the map, and what it is about. */
export type MapDialog =
  | { kind: 'place'; at: MapPoint | null }
  | { kind: 'way'; from: string; to: string | null; at: MapPoint | null }
  | { kind: 'text' | 'point'; way: MapWay }
  | { kind: 'rename' | 'note' | 'delete'; id: string };

interface MapDialogsProps {
  dialog: MapDialog;
  program: StoryProgram;
  acts: MapActs;
  onAdded: (id: string, at: MapPoint | null) => void;
  onClosed: () => void;
}

/** The window for an act that needs words. */
export function MapDialogs({ dialog, onAdded, ...common }: MapDialogsProps) {
  switch (dialog.kind) {
    case 'place':
      return <PlaceForm {...common} onAdded={(id) => onAdded(id, dialog.at)} />;
    case 'way': {
      const { from, to, at } = dialog;
      return <WayForm {...common} from={from} to={to} onAdded={(id) => onAdded(id, at)} />;
    }
    case 'text':
      return <TextForm {...common} way={dialog.way} />;
    case 'point':
      return <PointForm {...common} way={dialog.way} />;
    case 'rename':
      return <RenameDialog {...common} id={dialog.id} />;
    case 'note':
      return <NoteForm {...common} id={dialog.id} />;
    case 'delete':
      return <DeleteForm {...common} id={dialog.id} />;
  }
}
