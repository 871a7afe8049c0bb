import { useState } from 'react';
import { PlayWindowPage } from '../play-window/PlayWindowPage';
import { PLAY_WINDOW } from '../play-window/window-messages';
import { StudioLoader, type StudioLoaderProps } from './StudioLoader';
import { PlaygroundPageProvider, type PlaygroundPage } from './playground-page';
import { useLinkedPlay } from '../share/use-linked-play';

export interface PlaygroundProps extends Omit<StudioLoaderProps, 'hash'> {
  page: PlaygroundPage;
}

/** The playground, or the window of its own in which the story of one plays. */
export function Playground(props: PlaygroundProps) {
  const [isPlayWindow] = useState(() => window.location.hash === `#${PLAY_WINDOW}`);
  return isPlayWindow ? <PlayWindowPage /> : <LinkedPlayground {...props} />;
}

/** A playground, which is recreated for each link that is opened on the page. */
function LinkedPlayground({ page, ...props }: PlaygroundProps) {
  const { hash, count } = useLinkedPlay();
  return (
    <PlaygroundPageProvider value={page}>
      <StudioLoader key={count} hash={hash} {...props} />
    </PlaygroundPageProvider>
  );
}
