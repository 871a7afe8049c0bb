import { encodePath } from '../download/game-parts';
import { decodedAddress, replaceAddresses } from '../player/assets/url-value';
import { pathFrom } from './file-paths';

/** Where a project of the engine has the styles of its author. */
export const STYLES = 'resources/styles/custom.css';

/**
 * The styles of an engine’s project with addresses as the playground has them: from the game’s folder, which is `game`
 * within the project. `fonts` are the names of its fonts by their paths.
 */
export function stylesFromProject(
  css: string,
  game: string,
  fonts: ReadonlyMap<string, string>,
): string {
  const start = `${game.replace(/^root/, '')}/`;
  return replaceAddresses(css, (address) => {
    if (address.startsWith(start)) return address.slice(start.length);
    const font = fonts.get(pathFrom('resources/styles', decodedAddress(address)) ?? '');
    return font === undefined ? null : encodePath(font);
  });
}
