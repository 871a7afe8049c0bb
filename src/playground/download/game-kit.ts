import { withPrefix } from 'gatsby';
import { downloadMessages } from '../../config/messages/download';

/** What every downloaded game is made of, as the build wrote it. */
export interface GameKit {
  /** Names of the player’s files, which change with their content. */
  script: string;
  style: string;
  licences: string;
  /** How large the player is: packed in a zip, and in a page. */
  bytes: { packed: number; page: number };
  /** What a downloaded game does differently from the engine. */
  differences: readonly { id: string; title: string; explanation: string }[];
}

/** Loads the list of what a game is made of. */
export async function loadGameKit(): Promise<GameKit> {
  const answer = await fetchFile('/game-files.json');
  return (await answer.json()) as GameKit;
}

/** Loads one of the files that it names. */
export async function loadKitFile(name: string): Promise<string> {
  return (await fetchFile(`/game-files/${name}`)).text();
}

async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(withPrefix(address));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // The networks of trains and hotels answer with a page of their own, which would become a part of the game.
  if (/^text\/html\b/.test(answer.headers.get('content-type') ?? '')) {
    throw new Error(downloadMessages.pageInstead(address));
  }
  return answer;
}
