import { filesMessages } from '../../config/messages/files';
import { storyTestsMessages } from '../../config/messages/story-tests';
import { studioMessages } from '../../config/messages/studio';
import { Checkbox } from '../../ui/Checkbox';
import { Select } from '../../ui/Select';
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
