import type { ReactNode } from 'react';
import type { MarkupNodeOf } from '../../../ink/markup/markup-tree';
import { gameFont, useAssets } from '../assets/assets-context';
import { storyClasses } from '../kit/story-classes';

interface StoryFontProps {
  node: MarkupNodeOf<'font'>;
  children: ReactNode;
}

/** Text in another font: one that comes with the game, or one of the reader’s. */
export function StoryFont({ node: { family, className }, children }: StoryFontProps) {
  const assets = useAssets();
  const fontFamily = family ? (gameFont(assets, family) ?? family) : undefined;
  return (
    <span className={storyClasses(className)} style={fontFamily ? { fontFamily } : undefined}>
      {children}
    </span>
  );
}
