import { act, renderHook } from '@testing-library/react';
import type { CmsMap, CmsState } from './cms-store';
import { noteDraft, usePageFile } from './open-draft';

const entryAt = (path: string) => ({ get: () => path }) as unknown as DecapEntry;
const fileOf = (path: string) => renderHook(() => usePageFile(entryAt(path))).result.current;

it('links of a new page begin in the folder that is chosen for it', () => {
  const meta: Record<string, string> = { path: '/ink-basics/' };
  const entryDraft = {
    getIn: ([, place = '', key = '']: string[]) => (place === 'meta' ? meta[key] : undefined),
  } as unknown as CmsMap;
  act(() => noteDraft({ entryDraft } as CmsState));
  expect(fileOf('')).toBe('content/docs/ink-basics/new-page.mdx');
  meta.path = '/';
  act(() => noteDraft({ entryDraft } as CmsState));
  expect(fileOf('')).toBe('content/docs/new-page.mdx');
  expect(fileOf('content/docs/tags.mdx')).toBe('content/docs/tags.mdx');
});
