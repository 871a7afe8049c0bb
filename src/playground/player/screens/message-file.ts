import { createContext, useContext } from 'react';
import { playerMessages } from '../../../config/messages/player';

/** Whether the running story has more than one file. */
export const HasFilesContext = createContext(false);

/** The name to show for a message’s file; null for the main file, which is not named if it is the only one. */
export function useMessageFile(file: string | null): string | null {
  const hasFiles = useContext(HasFilesContext);
  return file ?? (hasFiles ? playerMessages.messages.mainFile : null);
}
