import { createContext, useContext } from 'react';
import { playerMessages } from '../../../site/messages/player';

/** Whether the story that is played has more than one file. */
export const HasFilesContext = createContext(false);

/** The file that a message names; null is the main file, which goes without a name where it is the only one. */
export function useMessageFile(file: string | null): string | null {
  const hasFiles = useContext(HasFilesContext);
  return file ?? (hasFiles ? playerMessages.messages.mainFile : null);
}
