import type { AttributeValue, DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { MAIN_INK } from '../../config/game-places';
import { gamesMessages as words } from '../../config/messages/games';
import { codeBlock, type Highlight } from '../../docs/document/code/code-block';
import { parseCodeMeta } from '../../docs/document/code/code-meta';
import { mapOf } from '../../ink/map/map-of';
import { readNotes } from './read-notes';
import { type PublishedGame } from './whole-game';

/** Replaces every `<GameSource>` with the ink of the game and its notes, and every `<GameMap>` with its story’s map. */
export function drawGameSources(
  tree: readonly DocumentNode[],
  games: readonly PublishedGame[],
  highlight: Highlight,
): DocumentNode[] {
  return tree.flatMap((node): DocumentNode[] => {
    if (typeof node === 'string') return [node];
    const [name, props, ...children] = node;
    if (name !== 'GameSource' && name !== 'GameMap') {
      return [[name, props, ...drawGameSources(children, games, highlight)]];
    }
    const game = games.find(({ id }) => props !== 0 && id === props.id);
    if (game === undefined) return [];
    return name === 'GameMap' ? drawStoryMap(game) : drawSource(game, highlight);
  });
}

function drawStoryMap({ program }: PublishedGame): DocumentElement[] {
  const map = mapOf(program) as unknown as AttributeValue;
  return map === null ? [] : [['StoryMap', { map }]];
}

function drawSource({ program }: PublishedGame, highlight: Highlight): DocumentElement[] {
  const texts = Object.entries({ [MAIN_INK]: program.source, ...program.files });
  return texts.flatMap(([name, source]) =>
    readNotes(source).map(({ note, code }, index): DocumentElement => {
      const meta = parseCodeMeta(index === 0 ? `title="${name}"` : '');
      const [block, props, ...lines] = codeBlock(code, 'ink', meta, highlight);
      const label = words.piece(name, index + 1);
      return [
        'div',
        { 'data-noted': '' },
        ['p', 0, ...(note === null ? [] : [['small', 0, ...withCode(note)] as DocumentElement])],
        [block, { ...(props === 0 ? {} : props), label }, ...lines],
      ];
    }),
  );
}

/** Text with code between backticks. */
function withCode(text: string): DocumentNode[] {
  return text
    .split('`')
    .map((part, index): DocumentNode => (index % 2 === 0 ? part : ['code', 0, part]));
}
