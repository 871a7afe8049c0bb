import { addressOf } from '../kit/page-folders';
import { useSiteContent } from '../kit/site-content';

interface AddressChangeProps {
  from: string;
  to: string;
}

/** What a page’s new place changes, while it is chosen: its address, what leads to it, and not its title. */
export function AddressChange({ from, to }: AddressChangeProps) {
  const { docs } = useSiteContent();
  const before = addressOf(from);
  const now = docs.find(({ file }) => file === from)?.path ?? before;
  return (
    <>
      <dl>
        <dt>Address</dt>
        <dd>
          {now}
          {now === before ? to !== from && ` → ${addressOf(to)}` : ', set in “More settings”'}
        </dd>
      </dl>
      <p>
        Links to the page and its line in the sidebar are changed with it. Its title stays: change
        that in the field “Title”.
      </p>
    </>
  );
}
