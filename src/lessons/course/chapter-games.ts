/** The folder of the course’s games below `content`, and of its chapters below `content/docs`. */
const COURSE = 'first-game/';

interface ChapterGames<Game> {
  /** The game before the chapter; null for the first one. */
  before: Game | null;
  /** The game after it. */
  after: Game;
}

/** The games before and after a chapter of the course; null for other pages. `first-game/02-choices` is of `first-game/choices`. */
export function chapterGames<Game extends { id: string }>(
  docId: string,
  games: readonly Game[],
): ChapterGames<Game> | null {
  if (!docId.startsWith(COURSE)) return null;
  const chapters = games
    .filter(({ id }) => id.startsWith(COURSE))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const index = chapters.findIndex(({ id }) => id.replace(/^first-game\/\d+-/, COURSE) === docId);
  const after = chapters[index];
  return after === undefined ? null : { before: chapters[index - 1] ?? null, after };
}
