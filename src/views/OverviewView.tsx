import { withPrefix } from 'gatsby';
import type { OverviewPageContext } from '../core/page/page-data';
import { PageMetadata } from '../components/chrome/PageMetadata';
import { ButtonLink } from '../components/ui/ButtonLink';
import { Link } from '../components/ui/Link';
import { messages } from '../site/messages';
import { DocsLayout } from './DocsLayout';
import * as styles from './OverviewView.module.css';
import { PageCards } from './PageCards';

interface OverviewViewProps {
  context: OverviewPageContext;
}

/** The root of the docs: where to begin, then everything, section by section. */
export function OverviewView({ context }: OverviewViewProps) {
  const { title, description, lead, sections, frame } = context;
  return (
    <>
      <PageMetadata title={title} description={description} isDocsPage trail={frame.breadcrumbs} />
      <DocsLayout title={title} frame={frame}>
        <section className={styles.lead} aria-labelledby="begin">
          <h2 id="begin" className={styles.begin}>
            {messages.overview.begin}
          </h2>
          <p>{lead.description}</p>
          <ButtonLink href={lead.href}>{lead.label}</ButtonLink>
        </section>
        {sections.map(({ label, href, cards }) => (
          <section key={label} className={styles.section}>
            <h2 className={styles.heading}>{href ? <Link href={href}>{label}</Link> : label}</h2>
            <PageCards cards={cards} headingLevel={3} />
          </section>
        ))}
        <p className={styles.print}>
          {/* No page of Gatsby’s: a plain link. */}
          <a href={withPrefix(`${frame.breadcrumbs.at(-1)?.href ?? '/'}print/`)}>
            {messages.overview.print}
          </a>
        </p>
      </DocsLayout>
    </>
  );
}
