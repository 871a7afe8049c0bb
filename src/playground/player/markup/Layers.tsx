import { useState, type ReactNode } from 'react';
import type { LayerArea, LayerPicture, MarkupNodeOf } from '../../../ink/markup/markup-tree';
import { classNames } from '../../../ui/class-names';
import { useAssets, type ImageSize } from '../assets/assets-context';
import { StoryImage } from '../images/StoryImage';
import { runMarkupAction } from '../kit/run-markup-action';
import { storyClasses } from '../kit/story-classes';
import { useStoryPlace } from '../kit/story-context';
import { guessedBackground, knownSize, share } from './layer-geometry';
import { useGameWords } from '../kit/game-words';
import * as styles from './Layers.module.css';

interface LayersProps {
  node: MarkupNodeOf<'layers'>;
}

/** Pictures layered on a picture, and clickable areas, all scaled with the background. */
export function Layers({ node }: LayersProps) {
  const [sizes, setSizes] = useState<Readonly<Record<number, ImageSize>>>({});
  const assets = useAssets();
  const { pictures, areas, width, leftMargin, rightMargin, className } = node;
  const [background, ...others] = pictures;
  if (background === undefined) return null;
  const backgroundSize = sizes[0] ?? guessedBackground(node, assets);
  return (
    <span
      className={classNames(styles.layers, storyClasses(className))}
      data-kind="layers"
      style={{
        width: width ?? `${backgroundSize.width}px`,
        ...(leftMargin && { marginLeft: leftMargin }),
        ...(rightMargin && { marginRight: rightMargin }),
      }}
    >
      <StoryImage
        source={background}
        look="block"
        className={styles.background}
        style={{ aspectRatio: `${backgroundSize.width} / ${backgroundSize.height}` }}
        onSize={(size) => setSizes((others) => ({ ...others, 0: size }))}
      />
      {others.map((picture, place) => {
        const size = sizes[place + 1] ?? knownSize(picture, assets);
        return (
          <Place
            key={place}
            box={{ ...picture, ...(size ?? { width: 0, height: 0 }) }}
            background={backgroundSize}
          >
            <StoryImage
              source={picture}
              look="block"
              className={styles.picture}
              onSize={(loaded) =>
                size === null && setSizes((known) => ({ ...known, [place + 1]: loaded }))
              }
            />
          </Place>
        );
      })}
      {areas.map((area, place) => (
        <Place key={place} box={area} background={backgroundSize} />
      ))}
    </span>
  );
}

interface PlaceProps {
  box: Omit<LayerArea, 'action'> & Pick<LayerPicture, 'action'>;
  background: ImageSize;
  children?: ReactNode;
}

function Place({ box, background, children }: PlaceProps) {
  const { words } = useGameWords();
  const { kind, actions } = useStoryPlace();
  const { action } = box;
  const style = share(box, background);
  if (kind !== 'live' || action === null) {
    return (
      <span className={styles.place} style={style}>
        {children}
      </span>
    );
  }
  const target = action.kind === 'choice' ? String(action.to) : action.functionName;
  return (
    <button
      type="button"
      className={classNames(styles.place, styles.target)}
      style={style}
      data-link=""
      aria-label={words.story.place(target)}
      onClick={() => runMarkupAction(actions, action)}
    >
      {children}
    </button>
  );
}
