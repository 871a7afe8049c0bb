import { useMemo, type ReactNode } from 'react';
import { StoryPlaceProvider, useStoryPlace } from '../kit/story-context';

interface LabelPlaceProps {
  children: ReactNode;
}

/** The inside of a control, which cannot contain other controls. */
export function LabelPlace({ children }: LabelPlaceProps) {
  const place = useStoryPlace();
  const inside = useMemo(() => ({ ...place, kind: 'label' as const }), [place]);
  return <StoryPlaceProvider value={inside}>{children}</StoryPlaceProvider>;
}
