/** A piece of a game’s source, and what its author notes about it. */
export interface NotedPiece {
  note: string | null;
  code: string;
}

const NOTE = /^[ \t]*\/\/\/[ \t]?(?<text>.*)$/;

/** Splits ink at its notes: lines that begin with three slashes, which are comments for ink. */
export function readNotes(source: string): NotedPiece[] {
  const pieces: { note: string[]; code: string[] }[] = [{ note: [], code: [] }];
  for (const line of source.split('\n')) {
    const text = NOTE.exec(line)?.groups?.text;
    const last = pieces.at(-1);
    if (text === undefined) last?.code.push(line);
    else if (last?.code.every((one) => one.trim() === '')) last.note.push(text);
    else pieces.push({ note: [text], code: [] });
  }
  return pieces
    .map(({ note, code }) => ({
      note: note.length === 0 ? null : note.join(' '),
      code: code.join('\n').replace(/^(?:[ \t]*\n)+|\s+$/g, ''),
    }))
    .filter(({ note, code }) => note !== null || code !== '');
}
