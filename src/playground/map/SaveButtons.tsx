import { useId, type RefObject } from 'react';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import type { MapLayout } from '../../ink/map/lay-out-map';
import { Button } from '../../ui/Button';
import { downloadPng, downloadSvg } from './map-file';
import * as styles from './StoryMapTool.module.css';

const KINDS = ['svg', 'png'] as const;

interface SaveButtonsProps {
  /** The element with the drawing. */
  drawing: RefObject<HTMLElement>;
  layout: MapLayout | null;
  onNotice: (notice: string | null) => void;
}

/** Saves the drawing as a file. */
export function SaveButtons({ drawing, layout, onNotice }: SaveButtonsProps) {
  const id = useId();
  const save = async (kind: (typeof KINDS)[number]): Promise<void> => {
    const svg = drawing.current?.querySelector('svg');
    if (!svg || layout === null) return;
    onNotice(null);
    if (kind === 'svg') downloadSvg(svg, layout);
    else await downloadPng(svg, layout).catch(() => onNotice(words.pngFailed));
  };
  return (
    <div className={styles.buttons}>
      <span id={id}>{words.save}</span>
      {KINDS.map((kind) => (
        <Button
          key={kind}
          id={`${id}-${kind}`}
          aria-labelledby={`${id} ${id}-${kind}`}
          disabled={layout === null}
          onClick={() => void save(kind)}
        >
          {kind.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
