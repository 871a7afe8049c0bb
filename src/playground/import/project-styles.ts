import { encodePath } from '../download/game-parts';
import { decodedAddress, URL_VALUE } from '../player/assets/url-value';
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
  return css.replace(URL_VALUE, (written, ...found: (string | undefined)[]) => {
    const address = found.slice(0, 3).join('');
    if (address.startsWith(start)) return `url("${address.slice(start.length)}")`;
    const font = fonts.get(pathFrom('resources/styles', decodedAddress(address)) ?? '');
    return font === undefined ? written : `url("${encodePath(font)}")`;
  });
}
