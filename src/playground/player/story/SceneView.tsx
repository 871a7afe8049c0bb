import { useMemo } from 'react';
import type { Scene } from '../engine/game-view';
import { StoryPlaceProvider, useStoryPlace } from '../kit/story-context';
import { ParagraphView } from './ParagraphView';
import * as styles from './SceneView.module.css';

interface SceneViewProps {
  scene: Scene;
  isPast: boolean;
}

/** A scene; in a past scene, the controls are inactive and the text is paler. */
export function SceneView({ scene, isPast }: SceneViewProps) {
  const place = useStoryPlace();
  const inside = useMemo(
    () => (isPast ? { ...place, kind: 'past' as const } : place),
    [place, isPast],
  );
  return (
    <StoryPlaceProvider value={inside}>
      <div className={styles.scene} data-past={isPast}>
        {scene.paragraphs.map((paragraph, line) => (
          <ParagraphView key={line} paragraph={paragraph} />
        ))}
      </div>
    </StoryPlaceProvider>
  );
}
