import { symptomFinderMessages as words } from '../../../config/messages/symptom-finder';
import type { Symptom } from '../../../docs/symptoms/symptom';
import { explainIssue } from '../../../ink/compile/explain-issue';
import { readInkIssue } from '../../../ink/compile/ink-issue';
import { readComplaint } from '../../../ink/compile/read-complaint';
import { Link } from '../../../ui/Link';
import { RenderedDocument } from '../RenderedDocument';

/** More would be a page to read again. */
const SHOWN = 8;

interface FoundSymptomsProps {
  found: readonly Symptom[];
  query: string;
}

/** The entries that match, each with its answer; above them, what ink means by a message of its own. */
export function FoundSymptoms({ found, query }: FoundSymptomsProps) {
  const meant = meaningOf(query);
  return (
    <>
      {meant !== null && (
        <p>
          <strong>{words.inkMeans}</strong> {meant}
        </p>
      )}
      {found.length > 0 && (
        <dl>
          {found.slice(0, SHOWN).map(({ id, title, answer }) => (
            <div key={id}>
              <dt>
                <a href={`#${id}`}>
                  <RenderedDocument nodes={title} />
                </a>
              </dt>
              <dd>
                <RenderedDocument nodes={answer} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        {found.length === 0 ? words.nothing : words.notIt}{' '}
        <Link href={`/search/?q=${encodeURIComponent(query.trim())}`}>{words.search}</Link>.
      </p>
    </>
  );
}

/** What ink means by a message, in plain words; null if it is not one that ink has. */
function meaningOf(query: string): string | null {
  // Tools write their own words before ink’s message.
  const message = query.trim().replace(/^.*?(?=(?:RUNTIME )?(?:ERROR|WARNING): )/s, '');
  const issue = readInkIssue(message);
  if (readComplaint(issue.text) === null) return null;
  const { text, hint } = explainIssue(issue, []);
  return `${text} ${hint}`;
}
