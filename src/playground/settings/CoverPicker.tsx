import { useId, useState } from 'react';
import { useLatest } from '../../base/browser/use-latest';
import { gameTabMessages } from '../../config/messages/game-tab';
import { writeGlobalTag } from '../../ink/story/write-global-tag';
import { Select } from '../../ui/Select';
import { assetKind, PICTURE_ENDINGS } from '../../ink/story/asset-kinds';
import { renameFile } from '../assets/rename-file';
import { FilePicker } from '../files/FilePicker';
import { checkNewFiles, freePath } from '../files/check-new-files';
import { chosenFiles } from '../import/find-files';
import { PictureCards } from './PictureCards';
import { coverPath, readCover, writeCover } from './cover-tag';
import { useOpenStory } from '../editor/open-story';
import type { GameSettings } from './game-settings';
import * as styles from './GameTool.module.css';

const { cover: words, pictures: about } = gameTabMessages;

const pictureEndings = PICTURE_ENDINGS.map((ending) => `.${ending}`).join(',');

interface CoverPickerProps {
  settings: GameSettings;
}

/** Chooses the picture of the title screen. One with a space in its name gets another, since the engine would not find it. */
export function CoverPicker({ settings }: CoverPickerProps) {
  const { tags, write, project, pictures, isReadOnly } = settings;
  // What is typed while a file is stored stays.
  const latest = useLatest({ ...useOpenStory(), write });
  const [said, setSaid] = useState('');
  const cover = readCover(tags.get('cover') ?? '');
  const chosen = cover.path === '' ? null : cover.path;
  const isMissing = chosen !== null && !pictures.includes(chosen);

  const choose = async (path: string): Promise<void> => {
    const to = coverPath(path, project.files);
    const isRenamed = to !== path;
    if (isRenamed && !(await project.rename(path, to))) {
      setSaid(words.failed);
      return;
    }
    const { program, change } = latest.current;
    const renamed = isRenamed ? renameFile(program, path, to) : program;
    const value = writeCover({ ...cover, path: to });
    change({ ...renamed, source: writeGlobalTag(renamed.source, 'cover', value) });
    setSaid(isRenamed ? words.renamed(path, to) : '');
  };

  const add = async (chosen: File[]): Promise<void> => {
    const found = chosenFiles(chosen).map(({ path, blob }) => ({
      path: freePath(path.replace(/\s+/g, '-'), project.files),
      blob,
    }));
    const { files, said: about } = await checkNewFiles(found, project.files);
    const path = [...files.keys()].find((name) => assetKind(name) === 'picture');
    if (path === undefined || !(await project.put(files))) {
      setSaid(about[0] ?? words.notStored);
      return;
    }
    latest.current.write('cover', writeCover({ ...cover, path }));
    setSaid(about.join(' '));
  };

  return (
    <div className={styles.choice}>
      <h3 className={styles.label}>{words.label}</h3>
      {pictures.length === 0 ? (
        <p className={styles.summary}>{about.empty}</p>
      ) : (
        <PictureCards
          label={words.label}
          none={words.none}
          pictures={pictures}
          chosen={chosen}
          isReadOnly={isReadOnly}
          onChoose={(path) => {
            if (path === null) write('cover', null);
            else void choose(path);
          }}
        />
      )}
      {!isReadOnly && (
        <div className={styles.add}>
          <FilePicker
            isSingle
            name={about.add}
            accept={pictureEndings}
            onChoose={(files) => void add(files)}
          />
        </div>
      )}
      {isMissing && <p className={styles.remark}>{about.missing(chosen)}</p>}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {chosen !== null && (
        <WidthField
          width={cover.width}
          isReadOnly={isReadOnly}
          onChange={(width) => write('cover', writeCover({ ...cover, width }))}
        />
      )}
    </div>
  );
}

interface WidthFieldProps {
  width: string;
  isReadOnly: boolean;
  onChange: (width: string) => void;
}

function WidthField({ width, isReadOnly, onChange }: WidthFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {words.width}
      </label>
      <Select
        id={id}
        disabled={isReadOnly}
        value={width}
        onChange={({ target }) => onChange(target.value)}
      >
        {!Object.hasOwn(words.widths, width) && <option>{width}</option>}
        {Object.entries(words.widths).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
