import type { Problem } from '../../../base/problems/problem';
import type { PreviewContent } from '../../protocol/preview-content';
import { useSiteContent } from '../kit/site-content';
import { useAfterPause } from './use-after-pause';

type Check = (content: PreviewContent) => readonly Problem[] | Promise<readonly Problem[]>;

/** Checks a file while it is written, whenever its source or the rest of the site changes. */
export function useProblems(file: string, source: string, check: Check): readonly Problem[] {
  const content = useSiteContent();
  return useAfterPause(() => check(content), [file, source, content]);
}
