import { useState } from 'react';
import { gameTabMessages } from '../../config/messages/game-tab';
import { Button } from '../../ui/Button';
import { useAssets } from '../player/assets/assets-context';
import { Card, Cards } from './Card';
import * as styles from './GameTool.module.css';

const words = gameTabMessages.pictures;

/** With more, the form would be hard to find one’s way in. */
const MOST = 11;

interface PictureCardsProps {
  label: string;
  /** The name of the card for no picture, if there is one. */
  none?: string;
  /** The paths of the project’s pictures. */
  pictures: readonly string[];
  size?: 'small';
  /** The path that is written; null for none. */
  chosen: string | null;
  isReadOnly: boolean;
  onChoose: (path: string | null) => void;
}

/** The pictures of the project, to choose one from. */
export function PictureCards({ label, none, pictures, size, chosen, ...props }: PictureCardsProps) {
  const { isReadOnly, onChoose } = props;
  const { find } = useAssets();
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? pictures : pictures.slice(0, MOST);
  return (
    <>
      <Cards label={label} {...(size && { size })}>
        {none !== undefined && (
          <Card
            name={none}
            isChosen={chosen === null}
            isReadOnly={isReadOnly}
            onChoose={() => onChoose(null)}
          >
            <span aria-hidden="true">–</span>
          </Card>
        )}
        {shown.map((path) => (
          <Card
            key={path}
            name={path}
            isChosen={path === chosen}
            isReadOnly={isReadOnly}
            onChoose={() => onChoose(path === chosen ? null : path)}
          >
            <img src={find(path)?.src} alt="" loading="lazy" className={styles.thumbnail} />
          </Card>
        ))}
      </Cards>
      {shown.length < pictures.length && (
        <Button kind="link" className={styles.more} onClick={() => setIsAll(true)}>
          {words.all(pictures.length)}
        </Button>
      )}
    </>
  );
}
