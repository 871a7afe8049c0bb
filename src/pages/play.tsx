import { PlayView } from '../site/views/PlayView';

export default function PlayPage() {
  return <PlayView />;
}
