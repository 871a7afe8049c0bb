import { useEffect, useState } from 'react';
import { editorMessages as words } from '../../config/messages/editor';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';

/** How long to wait after the last key press before counting, in milliseconds. */
const PAUSE = 400;

interface WordCountProps {
  program: StoryProgram;
  /** The open file. */
  file: string | null;
}

/** How many words of prose a story has, and its open file if there are several; counted when typing pauses. */
export function WordCount({ program, file }: WordCountProps) {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    let isStale = false;
    const count = async (): Promise<void> => {
      const { countWords } = await import('./names/count-words');
      const texts = [program.source, ...Object.values(program.files)];
      const all = texts.reduce((sum, text) => sum + countWords(text), 0);
      const here = countWords(textOfFile(program, file));
      if (!isStale) setSentence(all === here ? words.words(all) : words.wordsHere(here, all));
    };
    // The user can write without the number.
    const timer = setTimeout(() => void count().catch(() => undefined), PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [program, file]);
  return <span>{sentence}</span>;
}
