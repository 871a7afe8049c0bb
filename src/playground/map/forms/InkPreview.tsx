import { mapFactsMessages } from '../../../config/messages/map-facts';
import { mapToolMessages } from '../../../config/messages/map-tool';
import type { StoryProgram } from '../../../ink/story/story-program';
import { plannedLines, type EditPlan } from '../../story-edits/text-edit';
import * as styles from './MapForms.module.css';

interface InkPreviewProps {
  program: StoryProgram;
  plan: EditPlan;
}

/** The lines of ink that a form writes, while it is filled in; nothing as long as they cannot be written. */
export function InkPreview({ program, plan }: InkPreviewProps) {
  const lines = 'problem' in plan ? [] : plannedLines(program, plan.edits);
  if (lines.length === 0) return null;
  return (
    <div className={styles.preview}>
      <p className={styles.hint}>{mapFactsMessages.written}</p>
      <dl>
        {lines.map(({ file, line, text }) => (
          <div key={`${file} ${line}`}>
            <dt>
              {file === null ? mapToolMessages.line(line) : mapToolMessages.lineOf(file, line)}
            </dt>
            <dd>
              <code translate="no">{text}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
