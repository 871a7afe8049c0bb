import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAIN_FILE } from '../../ink/story/story-program';
import { useOpenStory } from '../editor/open-story';
import * as styles from './PrintedText.module.css';

interface PrintedTextProps {
  /** What the game is called. */
  name: string;
}

/** What a printer gets instead of the window: the whole text of the story, of which the editor draws only a part. */
export function PrintedText({ name }: PrintedTextProps) {
  const { program } = useOpenStory();
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  const texts = [[MAIN_FILE, program.source] as const, ...Object.entries(program.files)];
  return (
    <article className={styles.printed} data-printed="">
      <h1 dir="auto">{name}</h1>
      {texts.map(([file, text]) => (
        <section key={file}>
          {texts.length > 1 && <h2>{file}</h2>}
          <pre translate="no">{text}</pre>
        </section>
      ))}
    </article>
  );
}

/** Whether the page is being printed, which the browser tells in time to draw something else. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => flushSync(() => setIsPrinting(true));
    const end = (): void => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
