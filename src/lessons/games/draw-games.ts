import type { Problem } from '../../base/problems/problem';
import { didYouMean } from '../../base/text/nearest-name';
import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { gamesMessages as words } from '../../config/messages/games';
import type { PublishedGame } from './whole-game';

const NAMES = new Set(['WholeGame', 'GameSource', 'GameMap']);

/** Finds every component that names a game which does not exist. */
export function checkGamePlaces(
  file: string,
  tree: readonly DocumentNode[],
  ids: readonly string[],
): Problem[] {
  return tree.flatMap((node): Problem[] => {
    if (typeof node === 'string') return [];
    const [name, props, ...children] = node;
    if (!NAMES.has(name) || props === 0) return checkGamePlaces(file, children, ids);
    const id = typeof props.id === 'string' ? props.id : '';
    if (ids.includes(id)) return [];
    return [
      {
        severity: 'error',
        file,
        line: Number(props.line),
        message: `There is no game “${id}”.`,
        hint: `${didYouMean(id, ids)}Write its folder below “content”, such as ${ids[0] ?? 'games/my-game'}.`,
      },
    ];
  });
}

/** Replaces every `<WholeGame>` with the picture of the game, which can be played in its place. */
export function drawGames(
  tree: readonly DocumentNode[],
  games: readonly PublishedGame[],
): DocumentNode[] {
  return tree.flatMap((node): DocumentNode[] => {
    if (typeof node === 'string') return [node];
    const [name, props, ...children] = node;
    if (name !== 'WholeGame') return [[name, props, ...drawGames(children, games)]];
    const id = props !== 0 && typeof props.id === 'string' ? props.id : '';
    const game = games.find((one) => one.id === id);
    // In a preview of the page, no game has been packed.
    return game === undefined ? [['p', 0, ['strong', 0, id]]] : drawGame(game);
  });
}

function drawGame({ id, title, summary, minutes, alt, archive, picture }: PublishedGame) {
  const length = minutes === undefined ? [] : [` ${words.minutes(minutes)}`];
  const shown: DocumentElement =
    picture === null
      ? ['p', 0, ['strong', 0, title]]
      : [
          'Image',
          { src: picture.address, alt: alt ?? title, width: picture.width, height: picture.height },
        ];
  const drawn: DocumentElement[] = [
    ['p', 0, summary, ...length],
    ['Sample', { id: id.replaceAll('/', '-'), archive }, shown],
    ['p', 0, ['a', { href: `/playground/?game=${archive}` }, words.take]],
  ];
  return drawn;
}
