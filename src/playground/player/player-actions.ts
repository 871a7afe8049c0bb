import { playerMessages } from '../../config/messages/player';

const { bar: words } = playerMessages;

/** What can be done with a story that is played and edited: by the bar above it, and from the list of commands. */
export const playerActions = [
  { id: 'restart', name: words.restart },
  { id: 'stepBack', name: words.stepBackName },
  { id: 'share', name: words.share },
  { id: 'download', name: words.download },
  { id: 'sound', name: words.sound },
  { id: 'engine', name: words.engineName },
] as const;

export type PlayerAction = (typeof playerActions)[number]['id'];

/** What other parts of the page ask of a player. */
export type PlayerActions = Readonly<Record<PlayerAction, () => void>>;
