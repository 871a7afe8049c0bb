import { StudioLoader, type StudioLoaderProps } from './StudioLoader';
import { PlaygroundPageProvider, type PlaygroundPage } from './playground-page';
import { useLinkedPlay } from '../share/use-linked-play';

export interface PlaygroundProps extends Omit<StudioLoaderProps, 'hash'> {
  page: PlaygroundPage;
}

/** The playground: a playground, which is recreated for each link that is opened on the page. */
export function Playground({ page, ...props }: PlaygroundProps) {
  const { hash, count } = useLinkedPlay();
  return (
    <PlaygroundPageProvider value={page}>
      <StudioLoader key={count} hash={hash} {...props} />
    </PlaygroundPageProvider>
  );
}
