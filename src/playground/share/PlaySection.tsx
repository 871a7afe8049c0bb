import { useCallback, useMemo, useState } from 'react';
import { describeError } from '../../base/browser/describe-error';
import { useDeferredModule, type DeferredModule } from '../../base/browser/use-deferred-module';
import { formatSize } from '../../base/text/format-size';
import { languageInWords } from '../../config/messages/language-in-words';
import { shareMessages } from '../../config/messages/share';
import { testedMessages } from '../../config/messages/tested';
import { workshopMessages } from '../../config/messages/workshop';
import { gameName } from '../../ink/story/game-name';
import { storyLanguage } from '../../ink/story/story-language';
import { Checkbox } from '../../ui/Checkbox';
import { useGameLanguages } from '../download/use-game-languages';
import { CopiedLink } from './CopiedLink';
import type { ShareDialogProps } from './ShareDialog';
import { reachOf } from './link-reach';
import { linkToPlay } from './link-to-play';
import { explainShareFailure } from './share-link';
import * as styles from './ShareDialog.module.css';
import { isInGame } from '../../ink/story/asset-kinds';
import type { StoryProgram } from '../../ink/story/story-program';
import { reportAssets } from '../assets/report-assets';

const words = shareMessages.toPlay;
const noFiles: ReadonlyMap<string, Blob> = new Map();
const noLanguages: NonNullable<ShareDialogProps['languages']> = [];

const without = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter((one) => !some.includes(one));

interface PlaySectionProps extends Pick<
  ShareDialogProps,
  'program' | 'name' | 'assets' | 'config' | 'languages' | 'engine'
> {
  /** The address of the page that plays the story of a link. */
  page: URL;
}

/** The link with which readers play the story, and what is in it. */
export function PlaySection(props: PlaySectionProps) {
  const [hasFiles, setHasFiles] = useState(true);
  const [isForTesters, setIsForTesters] = useState(false);
  const { states, isCompiling, playable, used, hasMistakes, full, bare } = useMadeLinks(
    props,
    isForTesters,
  );
  const made = hasFiles ? full : bare;
  // Not before it is known which of them can be played.
  const link = isCompiling ? ({ state: 'slow' } as const) : made;
  const carried = full.state === 'loaded' && 'carried' in full.value ? full.value.carried : [];
  const left = [...used.keys()].filter((path) => !hasFiles || !carried.includes(path));
  const leftLanguages =
    link.state === 'loaded' && 'languages' in link.value
      ? without(playable, link.value.languages)
      : [];
  const size = carried.reduce((sum, path) => sum + (used.get(path)?.size ?? 0), 0);

  return (
    <section className={styles.section} aria-labelledby="share-play">
      <h3 id="share-play" className={styles.subtitle}>
        {words.title}
      </h3>
      <p>
        {words.about} {workshopMessages.calledAs(gameName(props.program, props.name))}
      </p>
      {carried.length > 0 && (
        <Checkbox checked={hasFiles} onChange={({ target }) => setHasFiles(target.checked)}>
          {words.files(carried.length, formatSize(size))}
        </Checkbox>
      )}
      {states.map(({ code, done, total, isChosen, choose }) => (
        <Checkbox key={code} checked={isChosen} onChange={({ target }) => choose(target.checked)}>
          {words.language(languageInWords(code), done, total)}
        </Checkbox>
      ))}
      <Checkbox checked={isForTesters} onChange={({ target }) => setIsForTesters(target.checked)}>
        {testedMessages.ask}
      </Checkbox>
      <p className={styles.note}>{testedMessages.asked}</p>
      <MadeLink link={link} hasMistakes={hasMistakes} />
      {/* Below the button, which stays where it is whatever is chosen. */}
      {full.state === 'loaded' && left.length > 0 && (
        <p className={styles.note}>{words.left(left)}</p>
      )}
      {states
        .filter(({ compiled: translation }) => translation?.game === null)
        .map(({ code }) => (
          <p key={code} role="alert">
            {words.languageMistakes(languageInWords(code))}
          </p>
        ))}
      {leftLanguages.length > 0 && (
        <p className={styles.note}>{words.leftLanguages(leftLanguages.map(languageInWords))}</p>
      )}
    </section>
  );
}

/** The links with the files that the story uses and without, and which of its languages they can have. */
function useMadeLinks(props: PlaySectionProps, isForTesters: boolean) {
  const { page, program, name, assets, config, languages = noLanguages, engine } = props;
  const language = storyLanguage(config);
  const offered = useGameLanguages(languages, { name, language }, engine);
  const { ofOriginal, states, compiled: translations, isCompiling } = offered;
  const playable = useMemo(
    () => translations.flatMap(({ game }) => game?.code ?? []),
    [translations],
  );
  const tables = useMemo(
    () =>
      languages
        .map(({ table }) => table)
        .filter((table) => table === ofOriginal || playable.includes(table.code)),
    [languages, playable, ofOriginal],
  );
  const used = useMemo(() => usedFiles(program, assets), [program, assets]);
  const make = useCallback(
    (files: ReadonlyMap<string, Blob>) =>
      linkToPlay({ page, program, name, assets: files, language, tables, isForTesters }),
    [page, program, name, language, tables, isForTesters],
  );
  const compiled = useDeferredModule(
    useCallback(async () => {
      const { json } = await engine.ask('compile', { program });
      return json !== null;
    }, [engine, program]),
  );
  const full = useDeferredModule(useCallback(() => make(used), [make, used]));
  const bare = useDeferredModule(useCallback(() => make(noFiles), [make]));
  const hasMistakes = compiled.state === 'loaded' && !compiled.value;
  return { states, isCompiling, playable, used, hasMistakes, full, bare };
}

interface MadeLinkProps {
  link: DeferredModule<Awaited<ReturnType<typeof linkToPlay>>>;
  /** Whether nothing plays, because the story has mistakes. */
  hasMistakes: boolean;
}

/** The link as soon as it is made, or why there is none. */
function MadeLink({ link, hasMistakes }: MadeLinkProps) {
  return (
    <>
      {hasMistakes && <p role="alert">{words.mistakes}</p>}
      {link.state === 'slow' && (
        <>
          <CopiedLink address={null} name={words.title} done={shareMessages.copied} isMain />
          <p role="status">{words.making}</p>
        </>
      )}
      {link.state === 'failed' && (
        <p role="alert">{shareMessages.failed(describeError(link.error))}</p>
      )}
      {link.state === 'loaded' && 'failure' in link.value && (
        <p role="alert">{explainShareFailure(link.value.failure)}</p>
      )}
      {link.state === 'loaded' && 'address' in link.value && !hasMistakes && (
        <>
          <CopiedLink
            address={link.value.address}
            name={words.title}
            done={shareMessages.copied}
            isMain
          >
            <a href={link.value.address} target="_blank" rel="noreferrer">
              {words.try}
            </a>
          </CopiedLink>
          <p className={styles.note}>
            {words.reach[reachOf(link.value.address.length)](link.value.address.length)}
          </p>
          <p className={styles.note}>{words.note}</p>
        </>
      )}
    </>
  );
}

/** The files that the story names; which ones it makes up while it is played, nobody knows. */
function usedFiles(
  program: StoryProgram,
  assets: ReadonlyMap<string, Blob>,
): ReadonlyMap<string, Blob> {
  const { unused } = reportAssets(program, [...assets.keys()], '');
  return new Map([...assets].filter(([path]) => isInGame(path) && !unused.includes(path)));
}
