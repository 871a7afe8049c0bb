import { mapEditMessages as words } from '../../../config/messages/map-edit';
import { mapToolMessages } from '../../../config/messages/map-tool';
import { Button } from '../../../ui/Button';
import { PanelFrame } from './PanelFrame';

interface MissingPanelProps {
  name: string;
  entered: object | null;
  onCreate: () => void;
  onWrite: () => void;
  onClose: () => void;
}

/** What can be done about a place that an arrow names and that does not exist. */
export function MissingPanel({ name, entered, onCreate, onWrite, onClose }: MissingPanelProps) {
  return (
    <PanelFrame
      about={name}
      entered={entered}
      label={words.tools(name)}
      title={`${name}: ${mapToolMessages.kinds.missing}`}
      onClose={onClose}
      tools={
        <>
          <Button isSmall kind="primary" onClick={onCreate}>
            {words.create(name)}
          </Button>
          <Button isSmall onClick={onWrite}>
            {words.showArrow}
          </Button>
        </>
      }
    />
  );
}
