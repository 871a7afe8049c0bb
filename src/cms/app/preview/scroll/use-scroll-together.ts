import { useEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../../../../base/browser/use-latest';
import { useStoredValue } from '../../../../base/browser/use-stored-value';
import type { EditableData } from '../../../editing/editable-data';
import { linesAboveText } from '../../../editing/editable-page';
import { followScroll } from './follow-scroll';
import { scrollSlot, showScrolling } from './scroll-switch';

/** Lets a preview scroll together with the text of its page, unless the author has switched that off. */
export function useScrollTogether(data: EditableData): RefObject<HTMLElement> {
  const article = useRef<HTMLElement>(null);
  const isOn = useStoredValue(scrollSlot) !== 'false';
  const latest = useLatest(data);
  useEffect(() => {
    showScrolling(isOn);
    if (!isOn || article.current === null) return undefined;
    return followScroll(article.current, () => linesAboveText(latest.current));
  }, [isOn, latest]);
  return article;
}
