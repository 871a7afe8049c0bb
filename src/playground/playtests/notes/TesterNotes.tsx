import { testedMessages } from '../../../config/messages/tested';
import { Section } from '../kit/Section';
import type { Way } from '../walk/report';
import { TesterNoteList } from './TesterNoteList';
import { useNoteActs } from './use-note-acts';
import * as styles from '../TestsTool.module.css';

const words = testedMessages.section;

interface TesterNotesProps {
  onGoToLine: (file: string | null, line: number) => void;
  onPlay: (way: Way) => void;
}

/** What testers said, each at the line to which the text has brought it; nothing if there is none. */
export function TesterNotes(props: TesterNotesProps) {
  const acts = useNoteActs();
  const { notes, removed } = acts;
  if (notes.length === 0 && removed === null) return null;
  return (
    <Section title={words.title} count={notes.length}>
      <p className={styles.none}>{words.intro}</p>
      <TesterNoteList {...props} acts={acts} notes={notes} />
    </Section>
  );
}
