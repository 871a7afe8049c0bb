import { playerMessages } from '../../config/messages/player';
import { Button } from '../../ui/Button';
import { PlayerIcon, type PlayerIconName } from './kit/PlayerIcon';
import * as styles from './PlayerBar.module.css';

const words = playerMessages.bar;

/** What the page around a player does with its story; what is left out has no button. */
export interface PageActions {
  onEdit?: (() => void) | undefined;
  onShare?: (() => void) | undefined;
  onDownload?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}

interface PlayerBarProps {
  pageActions: PageActions;
  isSoundOn: boolean;
  isDrawerOpen: boolean;
  onRestart: () => void;
  /** Null if there is no move to take back; left out if it cannot be done here. */
  onStepBack?: (() => void) | null;
  onToggleSound: () => void;
  onToggleDrawer: () => void;
}

/** The site’s actions for a story. */
export function PlayerBar({ pageActions, isSoundOn, isDrawerOpen, ...props }: PlayerBarProps) {
  const { onEdit, onShare, onDownload, onClose } = pageActions;
  const { onStepBack } = props;
  return (
    <div className={styles.bar} role="group" aria-label={words.label}>
      <BarButton icon="restart" name={words.restart} onPress={props.onRestart} />
      {onStepBack !== undefined && (
        <BarButton
          icon="stepBack"
          name={words.stepBack}
          fullName={words.stepBackName}
          onPress={onStepBack}
        />
      )}
      {onEdit && <BarButton icon="edit" name={words.edit} onPress={onEdit} />}
      {onShare && <BarButton icon="share" name={words.share} onPress={onShare} />}
      {onDownload && <BarButton icon="download" name={words.download} onPress={onDownload} />}
      <span className={styles.gap} />
      <BarButton
        icon={isSoundOn ? 'sound' : 'mute'}
        name={words.sound}
        isPressed={isSoundOn}
        onPress={props.onToggleSound}
      />
      <BarButton
        icon="engine"
        name={words.engine}
        fullName={words.engineName}
        isPressed={isDrawerOpen}
        onPress={props.onToggleDrawer}
      />
      {onClose && (
        <BarButton icon="close" name={words.close} fullName={words.closeName} onPress={onClose} />
      )}
    </div>
  );
}

interface BarButtonProps {
  icon: PlayerIconName;
  /** The short name below the icon. */
  name: string;
  fullName?: string;
  /** For a toggle: whether it is on. */
  isPressed?: boolean;
  /** Null if there is nothing to do. */
  onPress: (() => void) | null;
}

function BarButton({ icon, name, fullName = name, isPressed, onPress }: BarButtonProps) {
  return (
    <Button
      kind="bare"
      className={styles.button}
      aria-label={fullName}
      title={fullName}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      // Not `disabled`: the button keeps the focus when nothing is left to take back.
      aria-disabled={onPress === null || undefined}
      onClick={onPress ?? undefined}
    >
      <PlayerIcon name={icon} />
      <span className={styles.name}>{name}</span>
    </Button>
  );
}
