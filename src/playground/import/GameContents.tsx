import { useMemo } from 'react';
import { filesMessages } from '../../config/messages/files';
import { storyTestsMessages } from '../../config/messages/story-tests';
import { studioMessages } from '../../config/messages/studio';
import { Checkbox } from '../../ui/Checkbox';
import { Select } from '../../ui/Select';
import { reportAssets } from '../assets/report-assets';
import { lazyPart } from '../pane/lazy-part';
import { InkyTags } from './InkyTags';
import type { LossListProps } from './LossList';
import type { ImportedGame } from './import-result';
import * as styles from './ImportPanel.module.css';

const words = filesMessages.importing;

const LossList = lazyPart<LossListProps>(
  () =>
    import(/* webpackChunkName: "studio-carried" */ './LossList').then((module) => module.LossList),
  studioMessages.notLoaded.title(storyTestsMessages.carriedOver),
);

interface GameContentsProps {
  game: ImportedGame;
  isRewritten: boolean;
  onMain: (path: string) => void;
  onRewritten: (isRewritten: boolean) => void;
}

/** What a game to import consists of and loses, and what its writer decides: its main file, and how tags are written. */
export function GameContents({ game, isRewritten, onMain, onRewritten }: GameContentsProps) {
  const { program, assets, losses, main, mains, isConverted } = game;
  return (
    <>
      <p>{words.contents(1 + Object.keys(program.files).length, assets.size)}</p>
      <MissingFiles {...{ program, assets }} />
      {losses.length > 0 && <LossList losses={losses} />}
      {mains.length > 1 && (
        <label className={styles.main}>
          {words.main}
          <Select value={main} onChange={({ target }) => onMain(target.value)}>
            {mains.map((path) => (
              <option key={path}>{path}</option>
            ))}
          </Select>
        </label>
      )}
      {/* The tags of a converted story are the engine’s own. */}
      {isConverted !== true && (
        <InkyTags
          program={program}
          summary={words.inky}
          rewrite={
            <Checkbox
              className={styles.rewrite}
              checked={isRewritten}
              onChange={({ target }) => onRewritten(target.checked)}
            >
              {words.rewrite}
            </Checkbox>
          }
        />
      )}
    </>
  );
}

/** How many missing files are named. */
const NAMED = 8;

/** The files that the story names and that do not come with it: a page of Twine is without its pictures. */
function MissingFiles({ program, assets }: Pick<ImportedGame, 'program' | 'assets'>) {
  const missing = useMemo(() => {
    const { missing: uses } = reportAssets(program, [...assets.keys()]);
    return [...new Set(uses.flatMap(({ path, isComputed }) => (isComputed ? [] : [path])))];
  }, [program, assets]);
  if (missing.length === 0) return null;
  return (
    <>
      <p>{words.missing(missing.length)}</p>
      <ul className={styles.notes}>
        {missing.slice(0, NAMED).map((path) => (
          <li key={path}>
            <code translate="no">{path}</code>
          </li>
        ))}
        {missing.length > NAMED && <li>{words.moreLosses(missing.length - NAMED)}</li>}
      </ul>
    </>
  );
}
