import { PlaygroundDesk, type PlaygroundDeskProps } from './PlaygroundDesk';
import { useLinkedPlay } from './use-linked-play';

export type PlaygroundProps = Omit<PlaygroundDeskProps, 'hash'>;

/** The playground: a desk, which is recreated for each link that is opened on the page. */
export function Playground(props: PlaygroundProps) {
  const { hash, count } = useLinkedPlay();
  return <PlaygroundDesk key={count} hash={hash} {...props} />;
}
