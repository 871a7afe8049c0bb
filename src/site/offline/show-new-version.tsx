import { createRoot } from 'react-dom/client';
import { NewVersion } from './NewVersion';

/** Shows the notice about a new version, in a React root of its own: it outlives the page that is shown. */
export function showNewVersion(): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = (): void => {
    root.unmount();
    place.remove();
  };
  root.render(<NewVersion onReload={() => window.location.reload()} onClose={close} />);
}
