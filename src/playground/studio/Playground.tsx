import { StudioLoader, type StudioLoaderProps } from './StudioLoader';
import { useLinkedPlay } from './use-linked-play';

export type PlaygroundProps = Omit<StudioLoaderProps, 'hash'>;

/** The playground: a playground, which is recreated for each link that is opened on the page. */
export function Playground(props: PlaygroundProps) {
  const { hash, count } = useLinkedPlay();
  return <StudioLoader key={count} hash={hash} {...props} />;
}
