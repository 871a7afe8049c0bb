import { OfflineView } from '../../site/views/OfflineView';

export default function OfflinePage() {
  return <OfflineView />;
}
