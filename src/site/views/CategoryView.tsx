import { siteConfig } from '../../config/site-config';
import type { CategoryPageContext } from '../../docs/pages/page-kinds';
import { ContinueLink } from '../../lessons/sample-views/ContinueLink';
import { PageMetadata } from '../chrome/PageMetadata';
import { DocsLayout } from './DocsLayout';
import { PageCards } from './PageCards';
import * as styles from './CategoryView.module.css';

interface CategoryViewProps {
  context: CategoryPageContext;
}

/** The page of a category: what it is about and which pages it contains. */
export function CategoryView({ context }: CategoryViewProps) {
  const { title, description, picture, cards, frame } = context;
  const isCourse = cards.some(({ href }) => href.endsWith(`/${siteConfig.firstLesson}/`));
  return (
    <>
      <PageMetadata title={title} description={description} isDocsPage trail={frame.breadcrumbs} />
      <DocsLayout
        title={title}
        frame={frame}
        look="contents"
        picture={picture}
        lead={
          <>
            {description && <p className={styles.description}>{description}</p>}
            {isCourse && <ContinueLink />}
          </>
        }
      >
        <PageCards cards={cards} headingLevel={2} />
      </DocsLayout>
    </>
  );
}
