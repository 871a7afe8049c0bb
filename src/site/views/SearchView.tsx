import { lazyComponent } from '../../base/browser/lazy-component';
import { docsRoot } from '../../config/docs-root';
import { searchMessages } from '../../config/messages/search';
import { AppMissing } from '../../ui/AppMissing';
import { Link } from '../../ui/Link';
import { PageMetadata } from '../chrome/PageMetadata';
import * as styles from './SearchView.module.css';

const words = searchMessages.page;

// The dialog uses it too; readers who come from there have already loaded it.
const SearchOnPage = lazyComponent<object>(
  () => import('../search/SearchOnPage').then((module) => module.SearchOnPage),
  { failureTitle: searchMessages.failed },
);

/** The search page. */
export function SearchView() {
  return (
    <main id="main-content" className={styles.page} data-app-now="">
      <PageMetadata title={words.title} description={words.description} isUnlisted />
      <h1>{words.title}</h1>
      <noscript>
        <p>{words.withoutScripts}</p>
        <ul>
          <li>
            <Link href={`${docsRoot}/`}>{searchMessages.nothing.overview}</Link>
          </li>
          <li>
            <Link href={`${docsRoot}/reference/`}>{searchMessages.nothing.reference}</Link>
          </li>
        </ul>
      </noscript>
      <AppMissing path="/search/" />
      <SearchOnPage />
    </main>
  );
}
