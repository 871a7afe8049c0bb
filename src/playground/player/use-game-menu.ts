import { useState, type ReactNode } from 'react';

export type MenuPage = 'main' | 'save' | 'load' | 'quit';

/** The menu of a game. */
export interface GameMenu {
  /** The page that it begins with; null while it is closed. */
  page: MenuPage | null;
  /** What players should know about saving. */
  saveNote: ReactNode;
  open: (page: MenuPage) => void;
  close: () => void;
  /** A command that closes the menu first. */
  closing: <Words extends unknown[]>(
    command: (...words: Words) => void,
  ) => (...words: Words) => void;
}

/** The menu, closed at first. */
export function useGameMenu(saveNote: ReactNode): GameMenu {
  const [page, setPage] = useState<MenuPage | null>(null);
  const close = (): void => setPage(null);
  return {
    page,
    saveNote,
    open: setPage,
    close,
    closing:
      (command) =>
      (...words) => {
        close();
        command(...words);
      },
  };
}
