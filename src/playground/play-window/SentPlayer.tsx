import { useEffect, useRef, useState } from 'react';
import { useCommands } from '../../base/browser/command-bus';
import { useLatest } from '../../base/browser/use-latest';
import { studioMessages } from '../../config/messages/studio';
import type { Dictionary } from '../../config/messages/translate-words';
import { Button } from '../../ui/Button';
import type { ShownPlayerProps } from '../player/ShownPlayer';
import type { PlayerActions } from '../player/player-actions';
import type { PlayWindow } from './use-play-window';
import { hear, tell } from './window-messages';
import * as styles from './SentPlayer.module.css';

const words = studioMessages.playWindow;

interface SentPlayerProps {
  target: Window;
  /** What the window shows. */
  player: ShownPlayerProps;
  playWindow: Pick<PlayWindow, 'focus' | 'close'>;
  /** The words of the player in the language of the story; left out if they are those of this site. */
  dictionary?: Dictionary | undefined;
}

/** Sends a running story to its window and does what is done there; in its place, says where it is. */
export function SentPlayer({ target, player, playWindow, dictionary }: SentPlayerProps) {
  const { playing, assets, hasFiles, editor, title, language } = player;
  const { state: played, inspection } = playing;
  /** How often the window has loaded. */
  const [loads, setLoads] = useState(0);
  const sent = useRef<unknown>(undefined);
  const latest = useLatest(player);

  useEffect(
    () =>
      hear(target, (message) => {
        const { commands } = latest.current.playing;
        if (message.type === 'ready') {
          sent.current = undefined;
          setLoads((count) => count + 1);
          // As after an edit: the music that plays at this point begins where it can be heard now.
          commands.retry();
        } else if (message.type === 'command') {
          (commands[message.name] as (...values: readonly unknown[]) => void)(...message.values);
        } else if (message.type === 'goToLine')
          latest.current.onGoToLine?.(message.file, message.line);
      }),
    [target, latest],
  );
  // And when the story is back.
  useEffect(() => () => latest.current.playing.commands.retry(), [latest]);

  useEffect(() => {
    if (loads > 0) tell(target, { type: 'files', files: assets });
  }, [target, loads, assets]);
  const isBlank = editor?.isBlank;
  useEffect(() => {
    if (loads === 0) return;
    const { view, ...state } = played;
    const beside = isBlank === undefined ? null : { isBlank };
    const story = { state, inspection, hasFiles, editor: beside, title, language, dictionary };
    tell(target, { type: 'story', story, ...(view !== sent.current && { view }) });
    sent.current = view;
  }, [target, loads, played, inspection, hasFiles, isBlank, title, language, dictionary]);

  const send = (action: keyof PlayerActions) => (): void =>
    tell(target, { type: 'action', action });
  useCommands(player.actions ?? null, {
    restart: send('restart'),
    stepBack: send('stepBack'),
    sound: send('sound'),
    engine: send('engine'),
  });

  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isLost = (): boolean => document.activeElement === document.body;
    const pane = note.current?.closest<HTMLElement>('[data-pane]');
    // What was pressed has made room for this, and this for the story.
    if (isLost()) note.current?.querySelector('button')?.focus();
    return () => {
      if (isLost()) pane?.focus();
    };
  }, []);

  return (
    <div ref={note} className={styles.note}>
      <p role="status">{words.elsewhere}</p>
      <Button kind="link" className={styles.button} onClick={playWindow.focus}>
        {words.show}
      </Button>
      <Button kind="link" className={styles.button} onClick={playWindow.close}>
        {words.bringBack}
      </Button>
    </div>
  );
}
