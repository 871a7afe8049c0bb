import { withPrefix } from 'gatsby';
import { messages } from '../../config/messages';
import type { OverviewPageContext, OverviewSection } from '../../docs/pages/page-kinds';
import { ContinueLink } from '../../lessons/sample-views/ContinueLink';
import { ButtonLink } from '../../ui/ButtonLink';
import { Engraving } from '../../ui/Engraving';
import { Link } from '../../ui/Link';
import { PageMetadata } from '../chrome/PageMetadata';
import { DocsLayout } from './DocsLayout';
import { PageCards } from './PageCards';
import * as styles from './OverviewView.module.css';

interface OverviewViewProps {
  context: OverviewPageContext;
}

/** The root of the docs: where to start, then every section with its pages. */
export function OverviewView({ context }: OverviewViewProps) {
  const { title, description, lead, main, picture, sections, frame } = context;
  return (
    <>
      <PageMetadata title={title} description={description} isDocsPage trail={frame.breadcrumbs} />
      <DocsLayout
        title={title}
        frame={frame}
        look="contents"
        picture={picture}
        lead={
          <section className={styles.lead} aria-labelledby="begin">
            <h2 id="begin" className={styles.begin}>
              {messages.overview.begin}
            </h2>
            <p>{lead.description}</p>
            <p className={styles.ways}>
              <ButtonLink href={lead.href}>{lead.label}</ButtonLink>
              {main !== null && <Link href={main.href}>{main.label}</Link>}
              <ContinueLink />
            </p>
          </section>
        }
      >
        {sections.map((section) => (
          <Section
            key={section.label}
            {...section}
            isLead={section.description === lead.description}
          />
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

interface SectionProps extends OverviewSection {
  /** Whether the words about where to begin have described it already. */
  isLead: boolean;
}

function Section({ label, href, description, picture, cards, isLead }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        {picture !== undefined && <Engraving src={picture} className={styles.picture} />}
        <h2 className={styles.heading}>{href ? <Link href={href}>{label}</Link> : label}</h2>
        {description !== undefined && !isLead && (
          <p className={styles.description}>{description}</p>
        )}
      </div>
      <PageCards cards={cards} headingLevel={3} isBrief />
    </section>
  );
}
