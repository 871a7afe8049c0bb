import { assetKind } from '../../ink/story/asset-kinds';
import { fontFace } from '../player/assets/font-face';

/** The tag or markup that shows or plays a file; null for styles, which apply by themselves. */
export function tagFor(path: string): string | null {
  switch (assetKind(path)) {
    case 'picture':
      return `# IMAGE: ${path}`;
    case 'sound':
      return `# AUDIO: ${path}`;
    case 'video':
      return `[video]${path}[/video]`;
    case 'font':
      return `# font: ${fontFace(path).name}`;
    default:
      return null;
  }
}
