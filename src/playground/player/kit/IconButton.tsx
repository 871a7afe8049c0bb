import { IconButton as Button, type IconButtonProps as ButtonProps } from '../../../ui/IconButton';
import { classNames } from '../../../ui/class-names';
import { useGameWords } from './game-words';
import { PlayerIcon, type PlayerIconName } from './PlayerIcon';
import * as styles from './IconButton.module.css';

interface IconButtonProps extends ButtonProps {
  icon: PlayerIconName;
}

/** The kit’s button with one of the player’s icons, in the language of its words; its name is its tooltip too. */
export function IconButton({ icon, name, className, ...rest }: IconButtonProps) {
  const { lang } = useGameWords().ownWords;
  return (
    <Button
      lang={lang}
      name={name}
      title={name}
      className={classNames(styles.button, className)}
      {...rest}
    >
      <PlayerIcon name={icon} />
    </Button>
  );
}
