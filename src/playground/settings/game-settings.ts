import { useMemo } from 'react';
import { assetKind } from '../../ink/story/asset-kinds';
import { gameName } from '../../ink/story/game-name';
import { readGlobalTags } from '../../ink/reading/global-tags';
import { writeGlobalTag } from '../../ink/story/write-global-tag';
import type { StoryProgram } from '../../ink/story/story-program';
import { useOpenStory } from '../editor/open-story';
import { useOpenProject } from '../projects/store/use-project-manager';
import { useProjectFiles, type ProjectFiles } from '../files/project-files';

/** The tags of the whole game, as the parts of the tool read and write them. */
export interface GameSettings {
  /** The value of each tag at the top of the story; empty for a tag without one. */
  tags: ReadonlyMap<string, string>;
  /** Null removes the tag. */
  write: (name: string, value: string | null) => void;
  program: StoryProgram;
  /** What the game is called without a title in its text. */
  name: string;
  project: ProjectFiles;
  /** The paths of the project’s pictures. */
  pictures: readonly string[];
  isReadOnly: boolean;
}

/** The settings of a story, and its project’s files. */
export function useGameSettings(): GameSettings {
  const { program, change } = useOpenStory();
  const project = useProjectFiles();
  const { name } = useOpenProject().state;
  const { source } = program;
  const tags = useMemo(
    () => new Map(readGlobalTags(source).map(({ name, value }) => [name, value ?? ''])),
    [source],
  );
  const pictures = useMemo(
    () => [...project.files.keys()].filter((path) => assetKind(path) === 'picture').sort(),
    [project.files],
  );
  return {
    tags,
    write: (name, value) => {
      const next = writeGlobalTag(source, name, value);
      if (next !== source) change({ ...program, source: next });
    },
    program,
    name: gameName({ source: '', files: {} }, name),
    project,
    pictures,
    isReadOnly: project.isReadOnly,
  };
}
