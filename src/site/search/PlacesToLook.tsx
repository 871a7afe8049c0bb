import { docsRoot } from '../../config/docs-root';
import { searchMessages } from '../../config/messages/search';
import { Link } from '../../ui/Link';

const words = searchMessages.nothing;

/** The pages that list what there is. */
export function PlacesToLook() {
  return (
    <ul>
      <li>
        <Link href={`${docsRoot}/`}>{words.overview}</Link>
      </li>
      <li>
        <Link href={`${docsRoot}/reference/`}>{words.reference}</Link>
      </li>
    </ul>
  );
}
