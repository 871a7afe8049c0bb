import { withPrefix } from 'gatsby';
import type { CSSProperties } from 'react';
import { safeBackground } from '../../core/markup/safe-background';
import type { SafeUrl } from '../../core/markup/safe-url';
import { sampleAsset } from './sample-assets';

/** Shown in place of a picture that is not on this site. */
const wash = '/img/samples/wash.svg';

/** The background of a story. */
export interface BackgroundLook {
  style: CSSProperties;
  /** The file’s name, if another picture replaces it. */
  missingFile: string | null;
}

/** The styles for a background tag’s value; null for no background or an unsafe one. */
export function backgroundStyle(value: string | null): BackgroundLook | null {
  const background = value === null ? null : safeBackground(value);
  if (background === null) return null;
  if (background.kind === 'css') {
    return { style: { background: background.value }, missingFile: null };
  }
  const { url, source } = background;
  const address = addressOf(url);
  const picture = (address ?? withPrefix(wash)).replace(/["\\\n]/g, encodeURIComponent);
  return {
    style: { background: `url("${picture}") center / cover no-repeat` },
    missingFile: address === null ? source : null,
  };
}

function addressOf(url: SafeUrl): string | null {
  if (url.kind === 'web') return url.href;
  const asset = sampleAsset(url.path);
  return asset && withPrefix(asset.src);
}
