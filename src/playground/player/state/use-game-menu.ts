import { useState, type ReactNode } from 'react';

export type MenuPage = 'main' | 'save' | 'load' | 'quit';
export type GameMenu = ReturnType<typeof useGameMenu>;

/** The menu of a game, closed at first; `saveNote` is what players should know about saving. */
export function useGameMenu(saveNote: ReactNode) {
  /** The page that it begins with; null while it is closed. */
  const [page, setPage] = useState<MenuPage | null>(null);
  const close = (): void => setPage(null);
  return {
    page,
    saveNote,
    open: (first: MenuPage): void => setPage(first),
    close,
    /** A command that closes the menu first. */
    closing:
      <Words extends unknown[]>(command: (...words: Words) => void) =>
      (...words: Words): void => {
        close();
        command(...words);
      },
  };
}
