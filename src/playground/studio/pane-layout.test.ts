/** @jest-environment jsdom */
import {
  firstLayout,
  parseLayout,
  recallLayout,
  rememberLayout,
  resizePanes,
  shownPanes,
  swapPanes,
} from './pane-layout';

beforeEach(() => localStorage.clear());

describe('which panes are shown', () => {
  const shown = (changes: object, isToolOpen = true) =>
    shownPanes({ layout: { ...firstLayout, ...changes }, filling: null }, isToolOpen);

  it('the tools only while one is open', () => {
    expect(shown({})).toEqual(['tools', 'text', 'play']);
    expect(shown({}, false)).toEqual(['text', 'play']);
  });

  it('in their order, and one in any case', () => {
    expect(shown({ order: ['play', 'text', 'tools'], hidden: ['text'] })).toEqual([
      'play',
      'tools',
    ]);
    expect(shown({ hidden: ['text', 'play'] })).toEqual(['tools']);
    expect(shown({ hidden: ['text', 'play'] }, false)).toEqual(['text']);
  });

  it('without the story while that has a window of its own', () => {
    const all = { layout: firstLayout, filling: null };
    expect(shownPanes(all, true, true)).toEqual(['tools', 'text']);
    expect(shownPanes({ ...all, filling: 'play' }, false, true)).toEqual(['text']);
  });

  it('one alone while it fills the window, unless it is a tool that was closed', () => {
    const filled = { layout: firstLayout, filling: 'tools' } as const;
    expect(shownPanes(filled, true)).toEqual(['tools']);
    expect(shownPanes(filled, false)).toEqual(['text', 'play']);
  });
});

it('divides the width of two panes without moving a third, and leaves room for each', () => {
  const { widths } = resizePanes(firstLayout, ['text', 'play'], 75);
  expect(widths.text / widths.play).toBeCloseTo(3);
  expect(widths.text + widths.play).toBeCloseTo(firstLayout.widths.text + firstLayout.widths.play);
  expect(widths.tools).toBe(firstLayout.widths.tools);
  const narrow = resizePanes(firstLayout, ['text', 'play'], 1).widths;
  expect(narrow.text / (narrow.text + narrow.play)).toBeCloseTo(0.15);
});

describe('the layout of a project', () => {
  const swapped = swapPanes(firstLayout, 'text', 'play');

  it('is remembered, and new projects begin with the last one', () => {
    rememberLayout('one', swapped);
    expect(recallLayout('one').order).toEqual(['tools', 'play', 'text']);
    expect(recallLayout('new').order).toEqual(['tools', 'play', 'text']);
    rememberLayout('two', firstLayout);
    expect(recallLayout('one').order).toEqual(['tools', 'play', 'text']);
    expect(recallLayout(null)).toEqual(firstLayout);
  });

  it('has its tool, and is without text only beside one', () => {
    const map = { ...firstLayout, hidden: ['text'], tool: 'map' } as const;
    rememberLayout('one', map);
    expect(recallLayout('one')).toEqual(map);
    expect(recallLayout('new')).toEqual(firstLayout);
    rememberLayout('one', { ...map, tool: null });
    expect(recallLayout('one').hidden).toEqual([]);
  });

  it('is that of the last projects only', () => {
    for (let index = 0; index < 60; index++) rememberLayout(`p${index}`, swapped);
    rememberLayout(null, firstLayout);
    expect(recallLayout('p59')).toEqual(swapped);
    expect(recallLayout('p0')).toEqual(firstLayout);
  });

  it('is as at first where nonsense is stored', () => {
    for (const nonsense of ['', '{', '[]', 'null', '{"":5}']) {
      localStorage.setItem('docs.playground-panes', nonsense);
      expect(recallLayout(null)).toEqual(firstLayout);
    }
    expect(
      parseLayout({
        order: ['text', 'text', 'play'],
        hidden: 'text',
        widths: { text: -1, play: '' },
      }),
    ).toEqual(firstLayout);
  });
});
