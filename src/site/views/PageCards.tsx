import { messages } from '../../config/messages';
import type { PageCard } from '../../docs/sidebar/page-data';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import * as styles from './PageCards.module.css';

/** How many parts of a page are named; the rest are only counted. */
const NAMED = 7;

interface PageCardsProps {
  cards: readonly PageCard[];
  /** Level of the cards’ titles among the page’s headings. */
  headingLevel: 2 | 3;
  /** Whether only categories list their parts, and the cards are side by side. */
  isBrief?: boolean;
}

/** Cards in the style of a printed table of contents: each has a linked title, a description and its parts. */
export function PageCards({ cards, headingLevel, isBrief = false }: PageCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={isBrief ? styles.brief : styles.cards}>
      {cards.map(({ kind, label, href, description, parts }) => (
        <li key={href} className={styles.card}>
          <Heading className={styles.title}>
            <Link href={href} className={styles.link}>
              {label}
            </Link>
            {kind === 'external' && <Icon name="outside" className={styles.icon} />}
            {kind === 'category' && (
              <span className={styles.count}>{messages.overview.pages(parts.length)}</span>
            )}
          </Heading>
          <p className={styles.description}>{description}</p>
          {parts.length > 0 && !(isBrief && kind === 'page') && <Parts parts={parts} />}
        </li>
      ))}
    </ul>
  );
}

/** The parts of a page in running text, as at the head of a chapter. */
function Parts({ parts }: Pick<PageCard, 'parts'>) {
  const named = parts.length > NAMED + 1 ? parts.slice(0, NAMED) : parts;
  return (
    <ul className={styles.parts}>
      {named.map((part) => (
        <li key={part.href}>
          <Link href={part.href}>{part.label}</Link>
        </li>
      ))}
      {named.length < parts.length && (
        <li>{messages.overview.more(parts.length - named.length)}</li>
      )}
    </ul>
  );
}
