import { useState } from 'react';
import { ChoiceButton } from '../../../ui/ChoiceButton';
import type { GameView, SaveSlot } from '../engine/game-view';
import type { PlayerCommands } from '../state/player-commands';
import type { GameSettings } from '../state/settings';
import type { GameMenu, MenuPage } from '../state/use-game-menu';
import { MenuSettings } from './MenuSettings';
import { Panel } from './Panel';
import { hasLoadMenu, loadableSaves, saveLimit } from './loadable-saves';
import { useGameWords } from '../kit/game-words';
import * as styles from './ApplicationMenu.module.css';

interface ApplicationMenuProps {
  view: GameView;
  firstPage: MenuPage;
  menu: GameMenu;
  settings: GameSettings;
  isSoundOn: boolean;
  commands: PlayerCommands;
}

/** The engine’s menu: saves, settings, exit. */
export function ApplicationMenu({
  view,
  firstPage,
  menu,
  commands,
  ...props
}: ApplicationMenuProps) {
  const words = useGameWords().words.menu;
  const { settings, isSoundOn } = props;
  const { saveNote, close, closing } = menu;
  const save = closing(commands.save);
  const load = closing(commands.load);
  const [page, setPage] = useState(firstPage);
  const titles = { main: words.title, save: words.save, load: words.load, quit: words.quit };
  const back = (): void => (page === 'main' || page === firstPage ? close() : setPage('main'));
  const loadable = loadableSaves(view);
  const own = view.saves.filter(({ type }) => type === 'game');
  return (
    <Panel title={titles[page]} name={titles[page]} isWindow={false} isOwn onClose={back}>
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
          <MenuSettings
            settings={settings}
            isSoundOn={isSoundOn}
            onToggleSound={commands.toggleSound}
          />
          {view.screen === 'game' && (
            <MenuButton name={words.quit} onPress={() => setPage('quit')} />
          )}
        </>
      )}
      {page === 'save' && (
        <>
          {own.map((slot) => (
            <SlotButton key={slot.key} slot={slot} onPress={() => save(slot.name)} />
          ))}
          {own.length < saveLimit(view.metadata) && (
            <MenuButton name={words.newSave} onPress={() => save(freeName(own))} />
          )}
          {saveNote != null && <p className={styles.note}>{saveNote}</p>}
        </>
      )}
      {page === 'load' &&
        loadable.map((slot) => (
          <SlotButton key={slot.key} slot={slot} onPress={() => load(slot.key)} />
        ))}
      {page === 'quit' && (
        <>
          <p>{words.quitQuestion}</p>
          <MenuButton name={words.yes} onPress={closing(() => commands.showScreen('title'))} />
          <MenuButton name={words.no} onPress={close} />
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
  const { words, ownWords } = useGameWords();
  const when = new Intl.DateTimeFormat(ownWords.lang, {
    dateStyle: 'medium',
    timeStyle: 'medium',
  }).format(date);
  return (
    <ChoiceButton className={styles.button} onClick={onPress}>
      <span>{`${words.menu[type]} ${name}`.trim()}</span>
      <span className={styles.when}>{when}</span>
      {description !== '' && (
        <span dir="auto" className={styles.description}>
          {description}
        </span>
      )}
    </ChoiceButton>
  );
}
