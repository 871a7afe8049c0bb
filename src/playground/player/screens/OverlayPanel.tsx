import type { Overlay } from '../engine/game-view';
import { MarkupText } from '../markup/MarkupText';
import { Panel } from './Panel';

interface OverlayPanelProps {
  overlay: Overlay;
  onClose: () => void;
}

/** The output of a function of the story, shown over the story. */
export function OverlayPanel({ overlay, onClose }: OverlayPanelProps) {
  const { title, lines, isModal, functionName } = overlay;
  return (
    <Panel
      title={title === null ? null : <MarkupText text={title} />}
      name={functionName}
      isWindow={isModal}
      onClose={onClose}
    >
      {lines.map((line, place) => (
        <div key={place} dir="auto">
          <MarkupText text={line} />
        </div>
      ))}
    </Panel>
  );
}
