import { useEffect, useState } from 'react';
import { Link } from '../../ui/Link';
import { progressSlot } from './drafts/draft-slot';
import * as styles from './ContinueLink.module.css';

/** Leads readers who have begun the course to where they go on; nothing for all others. */
export function ContinueLink() {
  const [link, setLink] = useState<{ href: string; text: string } | null>(null);
  useEffect(() => {
    let isStale = false;
    const find = async (): Promise<typeof link> => {
      if (progressSlot().get() === null) return null;
      const { continuation } = await import('./exercise/reader-parts');
      return continuation();
    };
    find().then(
      (found) => {
        if (!isStale) setLink(found);
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, []);
  return <span className={styles.place}>{link && <Link href={link.href}>{link.text}</Link>}</span>;
}
