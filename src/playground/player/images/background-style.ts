import type { CSSProperties } from 'react';
import { safeBackground } from '../../../ink/markup/safe-background';
import type { SafeUrl } from '../../../ink/markup/safe-url';
import type { Assets } from '../assets/assets-context';

/** The background of a story. */
export interface BackgroundLook {
  style: CSSProperties;
  /** The file’s name, if another picture replaces it. */
  missingFile: string | null;
}

/** The styles for a background tag’s value; null for no background or an unsafe one. */
export function backgroundStyle(value: string | null, assets: Assets): BackgroundLook | null {
  const background = value === null ? null : safeBackground(value);
  if (background === null) return null;
  if (background.kind === 'css') {
    return { style: { background: background.value }, missingFile: null };
  }
  const { url, source } = background;
  const address = addressOf(url, assets);
  const picture = address ?? assets.missingBackground;
  if (picture === null) return null;
  const quoted = picture.replace(/["\\\n]/g, encodeURIComponent);
  return {
    style: { background: `url("${quoted}") center / cover no-repeat` },
    missingFile: address === null ? source : null,
  };
}

function addressOf(url: SafeUrl, { find }: Assets): string | null {
  return url.kind === 'web' ? url.href : (find(url.path)?.src ?? null);
}
