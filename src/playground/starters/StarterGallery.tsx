import { useId, useRef } from 'react';
import { playgroundMessages } from '../../config/messages/playground';
import { withoutComments } from '../../ink/reading/comments';
import type { Starter } from '../../ink/story/starters-of';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Engraving } from '../../ui/Engraving';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { OtherTools } from '../../ui/OtherTools';
import type { FoundFile } from '../assets/found-file';
import { pickFiles } from '../import/pick-files';
import * as styles from './StarterGallery.module.css';

const words = playgroundMessages.newProject;

export interface StarterGalleryProps {
  starters: readonly Starter[];
  /** Null for an empty page. */
  onChoose: (starter: Starter | null) => void;
  onImport: (found: readonly FoundFile[]) => void;
  /** Called when it has closed and returned the focus. */
  onClosed: () => void;
}

/** The stories to start from, with their pictures, in a window; the simplest comes first. */
export function StarterGallery({ starters, onChoose, onImport, onClosed }: StarterGalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = (): void => dialog.current?.close();
  const choose = (starter: Starter | null): void => {
    close();
    onChoose(starter);
  };
  const simplestFirst = [...starters].sort((one, other) => signsIn(one) - signsIn(other));
  return (
    <Dialog
      ref={dialog}
      closesLightly
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={onClosed}
    >
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {words.title}
        </h2>
        <IconButton name={words.close} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </header>
      <p className={styles.about}>
        {words.about}{' '}
        <Button
          kind="link"
          onClick={() =>
            pickFiles((found) => {
              close();
              onImport(found);
            })
          }
        >
          {words.import}
        </Button>{' '}
        <OtherTools lead={words.otherTools} />
      </p>
      <ul className={styles.list}>
        <Item
          picture="/img/engravings/quill.svg"
          title={words.empty.title}
          about={words.empty.about}
          onChoose={() => choose(null)}
        />
        {simplestFirst.map((starter) => (
          <Item
            key={starter.slug}
            picture={`/img/starters/${starter.slug}.svg`}
            title={starter.title}
            about={starter.about}
            onChoose={() => choose(starter)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/** How many of ink’s signs a story has, outside of its comments: the fewer, the easier it is to read. */
function signsIn({ source, files }: Starter): number {
  const code = [source, ...Object.values(files)].map(withoutComments).join('\n');
  return code.match(/[{}~|[\]#]|->|<-|^=|^[A-Z]{3,} /gm)?.length ?? 0;
}

interface ItemProps {
  picture: string;
  title: string;
  about: string;
  onChoose: () => void;
}

function Item({ picture, title, about, onChoose }: ItemProps) {
  const id = useId();
  return (
    <li>
      <Button
        kind="bare"
        className={styles.item}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-about`}
        onClick={onChoose}
      >
        <Engraving src={picture} className={styles.picture} />
        <span className={styles.words}>
          <span id={`${id}-title`} className={styles.name}>
            {title}
          </span>
          <span id={`${id}-about`} className={styles.summary}>
            {about}
          </span>
        </span>
      </Button>
    </li>
  );
}
