import { isRecord, type StoryProgram } from '../../ink/story/story-program';
import { gameName } from '../../ink/story/game-name';
import { wizardValues } from '../download/wizard-values';
import { folderOf } from './file-paths';

const CONFIG = /(?:^|\/)atrament\.config\.json$/;
/** What our downloads called a game without a name until 2026. */
export const FORMER_NAME = 'My game';
/** Keys of the configuration that a story can set itself, and its tags for them. */
const TAGS = [
  ['name', 'title'],
  ['theme', 'theme'],
  ['font', 'font'],
] as const;

/** Where an Atrament project keeps its game, and what its configuration says about it. */
export interface ProjectLayout {
  /** The project’s folder. */
  project: string;
  /** The folder that paths in the story start from. */
  game: string;
  main: string;
  /** All keys but those for the place of the game, which the playground decides. */
  config: Readonly<Record<string, unknown>>;
  isReadable: boolean;
}

/** The configuration among some paths, nearest to the top; null if it is no Atrament project. */
export function findConfig(paths: readonly string[]): string | null {
  return findConfigs(paths)[0] ?? null;
}

/** All configurations among some paths, nearest to the top first. */
export function findConfigs(paths: readonly string[]): string[] {
  return paths.filter((path) => CONFIG.test(path)).sort((one, other) => one.length - other.length);
}

/** Reads a project’s configuration; what is missing in it is as the wizard creates it. */
export function readConfig(path: string, text: string | null): ProjectLayout {
  const config = parse(text ?? '');
  const game = isRecord(config?.game) ? config.game : {};
  const project = folderOf(path);
  const folder = join(project, `root/${stringOr(game.path, 'game')}`);
  return {
    project,
    game: folder,
    main: join(folder, stringOr(game.source, 'story.ink')),
    config: withoutPlace(config ?? {}),
    isReadable: config !== null,
  };
}

/** What the author says in a configuration: not what the wizard and our own download write of themselves. */
export function ownConfig(
  config: ProjectLayout['config'],
  program: StoryProgram,
): ProjectLayout['config'] {
  const usual = [gameName(program, null), FORMER_NAME].map(wizardValues);
  // Which language is the wizard’s and which the author’s cannot be told.
  const isOwn = ([key, value]: [string, unknown]): boolean =>
    key === 'language' || usual.every((one) => value !== one[key]);
  return Object.fromEntries(Object.entries(config).filter(isOwn));
}

/** The tags that say in a story what its configuration says, by name. */
export function tagsOf(config: ProjectLayout['config']): [string, string][] {
  return TAGS.flatMap(([key, tag]): [string, string][] => {
    const value = config[key];
    return typeof value === 'string' && value.trim() !== '' ? [[tag, value]] : [];
  });
}

function withoutPlace({ game, ...config }: Record<string, unknown>): Record<string, unknown> {
  if (!isRecord(game)) return config;
  const rest = Object.entries(game).filter(([key]) => key !== 'path' && key !== 'source');
  return rest.length === 0 ? config : { ...config, game: Object.fromEntries(rest) };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function stringOr(value: unknown, other: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : other;
}

function join(folder: string, path: string): string {
  const rest = path.replace(/^[./]+|\/+$/g, '');
  return folder === '' ? rest : `${folder}/${rest}`;
}
