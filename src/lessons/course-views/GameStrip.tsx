import { markupText } from '../../ink/markup/markup-text';
import { parseMarkup } from '../../ink/markup/parse-markup';
import type { Playing } from '../../playground/player/use-player';
import { Button } from '../../ui/Button';
import * as styles from './GameStrip.module.css';

interface GameStripProps {
  playing: Pick<Playing, 'state' | 'commands'>;
}

/**
 * On a phone, where text and game have no room side by side: the last words of the game and its choices, in view while the
 * text is typed. Only for fingers; the game itself comes next.
 */
export function GameStrip({ playing: { state, commands } }: GameStripProps) {
  const { view, broken } = state;
  const scene = view?.screen === 'game' ? view.scenes.at(-1) : undefined;
  if (scene === undefined) return null;
  const said = scene.paragraphs.map(({ text }) => plain(text)).findLast((text) => text !== '');
  const choices = scene.choices.filter(
    ({ tags, isDisabled }) => !isDisabled && !('HIDDEN' in tags),
  );
  return (
    <div
      aria-hidden="true"
      className={styles.strip}
      data-old={broken !== null || undefined}
      data-strip=""
    >
      <p dir="auto" className={styles.said}>
        {said}
      </p>
      <div className={styles.choices}>
        {choices.map(({ id, text }) => (
          <Button
            key={id}
            isSmall
            tabIndex={-1}
            dir="auto"
            // The text keeps the focus, and the phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => commands.choose(id)}
          >
            {plain(text)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function plain(text: string): string {
  return markupText(parseMarkup(text)).trim();
}
