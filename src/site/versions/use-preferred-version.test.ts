/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { DocsVersion } from '../../config/site-config';
import { usePreferredVersion } from './use-preferred-version';

const KEY = 'docs-preferred-version-default';

function version(name: string): DocsVersion {
  return {
    name,
    label: name,
    path: `/docs/${name}`,
    contentDir: 'content/docs',
    sidebarFile: 'content/sidebars.yaml',
    isLast: false,
    mainDocument: 'quickstart',
  };
}

const versions = [version('current'), version('1.0')];

beforeEach(() => localStorage.clear());

test('what is preferred is remembered and found again', () => {
  const { result } = renderHook(() => usePreferredVersion(versions));
  expect(result.current.preferred).toBeNull();
  act(() => result.current.prefer('1.0'));
  expect(result.current.preferred).toBe(versions[1]);
  expect(localStorage.getItem(KEY)).toBe('1.0');
});

test('a version that does not exist any more is forgotten', () => {
  localStorage.setItem(KEY, '0.9');
  const { result } = renderHook(() => usePreferredVersion(versions));
  expect(result.current.preferred).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});
