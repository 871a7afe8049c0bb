import { includedFiles } from '../story/included-files';
import { knotStarts } from '../reading/read-pieces';
import { readHeader } from '../reading/header';
import { assetKind } from '../story/asset-kinds';
import { textOfFile, type StoryProgram } from '../story/story-program';
import { readItemRows } from './item-rows';
import { keyOf } from './language-table';
import { readPieceTexts } from './piece-texts';
import type { TextRow, TextSpot } from './text-row';

/** A text that is being collected. */
interface OpenRow extends TextRow {
  spots: TextSpot[];
}

/**
 * The texts of a story that players can read, in its order; files come where they are included. The same text is listed
 * once for each place. Texts that the story compares are left out, and so are names of files. Items of lists come last.
 */
export function readRows(program: StoryProgram): TextRow[] {
  const rows = new Map<string, OpenRow>();
  const names: FoundNames = { compared: new Set(), printed: new Set(), filed: new Set() };
  for (const file of includedFiles(program, null)) readFile(program, file, rows, names);
  const texts = [...rows.values()].filter(
    ({ kind, original }) =>
      kind !== 'value' || (!names.compared.has(original) && assetKind(original) === null),
  );
  return [...texts, ...readItemRows(program, names)];
}

type FoundNames = Record<'compared' | 'printed' | 'filed', Set<string>>;

function readFile(
  program: StoryProgram,
  file: string | null,
  rows: Map<string, OpenRow>,
  names: FoundNames,
): void {
  const text = textOfFile(program, file);
  const starts = knotStarts(text);
  let line = 1;
  let at = 0;
  let knot = '';
  for (const [index, start] of starts.entries()) {
    const piece = text.slice(start, starts[index + 1]);
    const header = readHeader(piece.slice(0, piece.indexOf('\n') + 1 || undefined));
    if (header !== null && header.kind !== 'stitch') knot = header.name;
    const place = header?.kind === 'stitch' ? `${knot}.${header.name}` : knot;
    const { texts, ...found } = readPieceTexts(piece);
    for (const kind of ['compared', 'printed', 'filed'] as const) {
      for (const name of found[kind]) names[kind].add(name);
    }
    for (const { kind, from, to, comment } of texts) {
      line += countLines(text, at, start + from);
      at = start + from;
      const spot = { file, from: at, to: start + to, line };
      const row = { place, kind, original: text.slice(spot.from, spot.to), comment };
      const key = keyOf(row);
      const known = rows.get(key);
      if (known === undefined) rows.set(key, { ...row, spots: [spot] });
      else known.spots.push(spot);
    }
  }
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
    count += 1;
  }
  return count;
}
