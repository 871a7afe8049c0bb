import type { PageCard } from '../core/page/page-data';
import { Icon, type IconName } from '../components/ui/Icon';
import { Link } from '../components/ui/Link';
import * as styles from './PageCards.module.css';

const icons: Record<PageCard['kind'], IconName> = {
  page: 'page',
  category: 'book',
  external: 'outside',
};

interface PageCardsProps {
  cards: readonly PageCard[];
  /** Level of the cards’ titles among the page’s headings. */
  headingLevel: 2 | 3;
}

/** Entries like a printed table of contents: each a linked title and a description. */
export function PageCards({ cards, headingLevel }: PageCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.cards}>
      {cards.map(({ kind, label, href, description }) => (
        <li key={href} className={styles.card}>
          <Heading className={styles.title}>
            <Icon name={icons[kind]} className={styles.icon} />
            <Link href={href} className={styles.link}>
              {label}
            </Link>
          </Heading>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
