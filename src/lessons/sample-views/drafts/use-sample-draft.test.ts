/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { StoryProgram } from '../../../ink/story/story-program';
import { useSampleDraft } from './use-sample-draft';

const text = (source: string) => ({ source, files: {} });
const open = (original = text('Original'), shared: StoryProgram | null = null) =>
  renderHook(() => useSampleDraft('sample-1', original, shared)).result;

function edit(changed: string): void {
  const draft = open();
  act(() => draft.current.change(text(changed)));
}

beforeEach(() => localStorage.clear());

test('begins with the original, and continues where the reader stopped', () => {
  const first = open();
  expect(first.current).toMatchObject({ program: text('Original'), isKept: true, former: [] });
  act(() => first.current.change(text('Changed')));
  expect(open().current).toMatchObject({ program: text('Changed'), isOutdated: false });
});

test('a version that is put aside can be opened again', () => {
  const draft = open();
  act(() => draft.current.change(text('Changed')));
  act(() => draft.current.open(text('Original')));
  expect(draft.current).toMatchObject({ program: text('Original'), former: [text('Changed')] });
  act(() => draft.current.open(text('Changed')));
  expect(draft.current).toMatchObject({ program: text('Changed'), former: [] });
});

test('a sample that changed since shows the reader’s version and says so, until they take the new text', () => {
  edit('Changed');
  const later = open(text('New original'));
  expect(later.current).toMatchObject({ program: text('Changed'), isOutdated: true });
  act(() => later.current.open(text('New original')));
  expect(later.current).toMatchObject({ program: text('New original'), isOutdated: false });
  expect(open(text('New original')).current.former).toEqual([text('Changed')]);
});

test('a text from a link is shown first, and replaces the reader’s version only when it is changed', () => {
  edit('Mine');
  const linked = open(undefined, text('From a link'));
  expect(linked.current.program).toEqual(text('From a link'));
  expect(open().current.program).toEqual(text('Mine'));
  act(() => linked.current.change(text('From a link!')));
  expect(open().current).toMatchObject({ program: text('From a link!'), former: [text('Mine')] });
});
