/** What a file named in a story is. */
export type NamedFileKind = 'picture' | 'sound' | 'video';

/** The tags whose value is the path of a file of the game. */
export const FILE_TAGS: ReadonlyMap<string, NamedFileKind> = new Map([
  ['cover', 'picture'],
  ['background', 'picture'],
  ['IMAGE', 'picture'],
  ['BACKGROUND', 'picture'],
  ['PAGE_BACKGROUND', 'picture'],
  ['AUDIO', 'sound'],
  ['AUDIOLOOP', 'sound'],
  ['PLAY_SOUND', 'sound'],
  ['STOP_SOUND', 'sound'],
  ['PLAY_MUSIC', 'sound'],
  ['STOP_MUSIC', 'sound'],
]);

/** The markup whose content is the path of a file of the game. */
export const FILE_MARKUP: ReadonlyMap<string, NamedFileKind> = new Map([
  ['img', 'picture'],
  ['picture', 'picture'],
  ['video', 'video'],
]);
