import { useState, type ReactNode } from 'react';
import { currentLocale } from '../../../config/current-locale';
import { playerMessages } from '../../../config/messages/player';
import { ChoiceButton } from '../../../ui/ChoiceButton';
import type { GameView, SaveSlot } from '../engine/game-view';
import { MenuSettings, type MenuSettingsProps } from './MenuSettings';
import { Panel } from './Panel';
import { hasLoadMenu, loadableSaves, saveLimit } from './loadable-saves';
import * as styles from './ApplicationMenu.module.css';

const words = playerMessages.menu;

export type MenuPage = 'main' | 'save' | 'load' | 'quit';

interface ApplicationMenuProps extends MenuSettingsProps {
  view: GameView;
  firstPage: MenuPage;
  /** What players should know about saving. */
  saveNote?: ReactNode;
  onSave: (name: string) => void;
  onLoad: (key: string) => void;
  onQuit: () => void;
  onClose: () => void;
}

/** The engine’s menu: saves, settings, exit. */
export function ApplicationMenu(props: ApplicationMenuProps) {
  const { view, firstPage, onSave, onLoad, onQuit, onClose } = props;
  const [page, setPage] = useState(firstPage);
  const titles = { main: words.title, save: words.save, load: words.load, quit: words.quit };
  const back = (): void => (page === 'main' || page === firstPage ? onClose() : setPage('main'));
  const loadable = loadableSaves(view);
  const own = view.saves.filter(({ type }) => type === 'game');
  return (
    <Panel
      title={titles[page]}
      name={titles[page]}
      isWindow={false}
      lang={currentLocale.code}
      onClose={back}
    >
      {page === 'main' && (
        <>
          {view.screen === 'game' && (
            <>
              {saveLimit(view.metadata) > 0 && (
                <MenuButton name={words.save} onPress={() => setPage('save')} />
              )}
              {hasLoadMenu(view.metadata) && (
                <MenuButton
                  name={words.load}
                  isDisabled={loadable.length === 0}
                  onPress={() => setPage('load')}
                />
              )}
            </>
          )}
          <MenuSettings {...props} />
          {view.screen === 'game' && (
            <MenuButton name={words.quit} onPress={() => setPage('quit')} />
          )}
        </>
      )}
      {page === 'save' && (
        <>
          {own.map((slot) => (
            <SlotButton key={slot.key} slot={slot} onPress={() => onSave(slot.name)} />
          ))}
          {own.length < saveLimit(view.metadata) && (
            <MenuButton name={words.newSave} onPress={() => onSave(freeName(own))} />
          )}
          {props.saveNote != null && <p className={styles.note}>{props.saveNote}</p>}
        </>
      )}
      {page === 'load' &&
        loadable.map((slot) => (
          <SlotButton key={slot.key} slot={slot} onPress={() => onLoad(slot.key)} />
        ))}
      {page === 'quit' && (
        <>
          <p>{words.quitQuestion}</p>
          <MenuButton name={words.yes} onPress={onQuit} />
          <MenuButton name={words.no} onPress={onClose} />
        </>
      )}
    </Panel>
  );
}

/** The lowest number that is not the name of a save. */
function freeName(slots: readonly SaveSlot[]): string {
  const names = new Set(slots.map(({ name }) => name));
  let number = 1;
  while (names.has(`${number}`)) number += 1;
  return `${number}`;
}

interface MenuButtonProps {
  name: string;
  isDisabled?: boolean;
  onPress: () => void;
}

function MenuButton({ name, isDisabled = false, onPress }: MenuButtonProps) {
  return (
    <ChoiceButton className={styles.button} disabled={isDisabled} onClick={onPress}>
      {name}
    </ChoiceButton>
  );
}

interface SlotButtonProps {
  slot: SaveSlot;
  onPress: () => void;
}

function SlotButton({ slot: { type, name, description, date }, onPress }: SlotButtonProps) {
  const when = new Intl.DateTimeFormat(currentLocale.code, {
    dateStyle: 'medium',
    timeStyle: 'medium',
  }).format(date);
  return (
    <ChoiceButton className={styles.button} onClick={onPress}>
      <span>{`${words[type]} ${name}`.trim()}</span>
      <span className={styles.when}>{when}</span>
      {description !== '' && (
        <span dir="auto" className={styles.description}>
          {description}
        </span>
      )}
    </ChoiceButton>
  );
}
