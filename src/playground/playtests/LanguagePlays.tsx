import { useEffect, useState } from 'react';
import { useAskedWorker } from '../../base/browser/use-asked-worker';
import { languagesMessages } from '../../config/messages/languages';
import { storyTestsMessages } from '../../config/messages/story-tests';
import { storyLanguage } from '../../ink/story/story-language';
import type { StoryProgram } from '../../ink/story/story-program';
import type { OfferedLanguage } from '../download/game-languages';
import { useOpenStory } from '../editor/open-story';
import type { Workspace } from '../pane/workspace';
import { useExtras } from '../projects/use-extras';
import { shownLanguage } from '../translations/shown-language';
import { usePlayedLanguages } from '../translations/use-story-languages';
import { PlayedAnswer } from './PlayedAnswer';
import { Section } from './kit/Section';
import type { SameGameAnswer, SameGameQuestion } from './worker/answer-same-game';
import { makeTestsWorker } from './worker/make-tests-worker';
import * as styles from './TestsTool.module.css';

const { same: words } = languagesMessages;

export interface LanguagePlaysProps {
  /** How often each language is played. */
  plays: number;
  workspace: Workspace;
}

/** What is played: what the story was when its tests were over. */
interface Asked {
  program: StoryProgram;
  languages: readonly OfferedLanguage[];
}

/** Plays the story in each of its languages beside the original, one after the other. */
export function LanguagePlays({ plays, workspace }: LanguagePlaysProps) {
  const { program } = useOpenStory();
  const { choose, offer } = usePlayedLanguages();
  const worker = useAskedWorker<
    SameGameQuestion & { type: 'same-game' },
    { id: number; answer: SameGameAnswer }
  >(makeTestsWorker);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [answers, setAnswers] = useState<ReadonlyMap<string, SameGameAnswer | 'failed'>>(new Map());
  const original = storyLanguage(useExtras().extras.config);
  // They may still be read. A table in the language of the original has only the words of the player.
  if (asked === null) {
    const languages = offer().filter(({ code }) => code !== original);
    if (languages.length > 0) setAsked({ program, languages });
  }
  const next = asked?.languages.find(({ code }) => !answers.has(code));
  useEffect(() => {
    if (asked === null || next === undefined) return;
    const { code, table } = next;
    let isGone = false;
    const take = (answer: SameGameAnswer | 'failed'): void => {
      if (!isGone) setAnswers((now) => new Map([...now, [code, answer]]));
    };
    worker.ask({ type: 'same-game', program: asked.program, table, plays }).then(
      ({ answer }) => take(answer),
      () => take('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [worker, asked, next, plays]);
  if (asked === null) return null;
  return (
    <Section title={storyTestsMessages.languages}>
      {asked.languages.map(({ code }) => {
        const answer = answers.get(code);
        return (
          <section key={code} aria-label={shownLanguage(code)}>
            <h3 className={styles.language}>{shownLanguage(code)}</h3>
            <div role="status">
              {answer === undefined && <p className={styles.none}>{words.running}</p>}
              {answer === 'failed' && <p className={styles.stale}>{words.notLoaded}</p>}
              {typeof answer === 'object' && (
                <PlayedAnswer
                  answer={answer}
                  onGoToLine={workspace.goTo}
                  onPlay={(way) => {
                    choose(code);
                    workspace.playFrom(way);
                  }}
                />
              )}
            </div>
          </section>
        );
      })}
    </Section>
  );
}
