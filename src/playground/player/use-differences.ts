import { useEffect, useMemo, useState } from 'react';
import { playerMessages } from '../../config/messages/player';
import { poorContrast, type Rgb } from '../../ink/markup/contrast';
import type { LeftOut } from '../../ink/markup/markup-tree';
import { findLeftOut } from '../../ink/markup/parse-markup';
import type { StoryMessage } from '../../ink/story/story-message';
import { gameFont, useAssets, type Assets } from './assets/assets-context';
import type { GameView } from './engine/game-view';
import { backgroundColors } from './images/background-colors';
import { isGameFont, textColor, type StoryLookState } from './state/story-look';

const words = playerMessages.differs;

const hints: Readonly<Record<LeftOut['kind'], string>> = {
  element: words.htmlHint,
  unknown: words.unknownHint,
  attribute: words.htmlHint,
  style: words.styleHint,
  address: words.addressHint,
  picture: words.pictureHint,
  columns: words.columnsHint,
};

/** What a game would show differently from this player, and what its author should know about its appearance. */
export function useDifferences(
  view: GameView | null,
  { look, ownFont }: StoryLookState,
): StoryMessage[] {
  const leftOut = useMemo(() => (view === null ? [] : textsOf(view).flatMap(findLeftOut)), [view]);
  const assets = useAssets();
  const contrast = usePoorContrast(view?.background ?? null, textColor(look.theme), assets);
  const remarks = leftOut.map(({ kind, name }) => remark(words[kind](name), hints[kind]));
  if (typeof view?.metadata.title === 'number') {
    remarks.push(remark(words.title(view.metadata.title), words.titleHint));
  }
  if (ownFont !== null && isGameFont(ownFont) && gameFont(assets, ownFont) === null) {
    remarks.push(remark(words.font(ownFont), words.fontHint));
  }
  if (contrast !== null) {
    const theme = look.theme === 'site' ? 'light' : look.theme;
    remarks.push(remark(words.background(contrast.toFixed(1), theme), words.backgroundHint));
  }
  const texts = remarks.map(({ text }) => text);
  return remarks.filter(({ text }, place) => texts.indexOf(text) === place);
}

/** All of the story’s visible texts, with their markup. */
function textsOf({ scenes, toolbar, overlay, about, screen }: GameView): string[] {
  return [
    ...scenes.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
    ...(scenes.at(-1)?.choices.map(({ text }) => text) ?? []),
    ...(overlay === null ? [] : [overlay.title ?? '', ...overlay.lines]),
    ...(screen === 'about' ? (about ?? []) : []),
    toolbar ?? '',
  ];
}

function remark(text: string, hint: string): StoryMessage {
  return { severity: 'note', text, hint, file: null, line: null, isEngineFailure: false };
}

/** The lowest contrast between the text and a background, if it is too low; null if the text is readable. */
function usePoorContrast(background: string | null, ink: Rgb, { find }: Assets): number | null {
  const [contrast, setContrast] = useState<number | null>(null);
  useEffect(() => {
    let isStale = false;
    const tell = (colors: readonly Rgb[]): void => {
      if (!isStale) setContrast(poorContrast(ink, colors));
    };
    // A picture that fails to load has no colours.
    if (background === null) tell([]);
    else backgroundColors(background, { find }).then(tell, () => tell([]));
    return () => {
      isStale = true;
    };
  }, [background, ink, find]);
  return contrast;
}
