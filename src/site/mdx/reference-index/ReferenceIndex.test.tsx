import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import type { DocumentNode } from '../../../base/tree/document-tree';
import { drawIndex } from '../../../docs/reference/draw-index';
import type { ReferenceEntry } from '../../../docs/reference/reference-entry';
import { useLeftOutHeadings } from '../../navigation/left-out-headings';
import { RenderedDocument } from '../RenderedDocument';
import { WRITING_DELAY } from './use-filter-query';

const tag = { kind: 'knot-tag', handledBy: ['core'] } as const;

const entries: ReferenceEntry[] = [
  { ...tag, id: 'tag-clear', name: 'CLEAR', summary: 'Removes all earlier scenes.' },
  { ...tag, id: 'tag-audio', name: 'AUDIO', summary: 'Plays a sound.', aliases: ['SOUND'] },
  { ...tag, id: 'tag-play-music', name: 'PLAY_MUSIC', summary: 'Plays on and on.' },
  {
    ...{ kind: 'markup', id: 'markup-font', name: 'font', form: 'paired' },
    summary: 'Sets the typeface.',
    attributes: [{ name: 'size', summary: 'How large.' }],
  },
];
const synonyms = [
  { entryId: 'tag-clear', names: ['# CLEAR'], phrases: ['empty page', 'wipe'], place: 0 },
];
const tree: DocumentNode[] = drawIndex(
  [['ReferenceIndex', 0]],
  entries,
  '/docs/reference/',
  synonyms,
);

async function openPage(address = '/docs/reference/') {
  window.history.replaceState(null, '', address);
  const view = render(<RenderedDocument nodes={tree} />);
  const field = await screen.findByRole('searchbox', { name: 'Find a tag, markup or name' });
  // The address is read after the first render.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  return { ...view, field };
}

const shownNames = () => screen.getAllByRole('term').map((term) => term.textContent);
const status = () => screen.getByRole('status').textContent;
const settle = () => new Promise((resolve) => setTimeout(resolve, WRITING_DELAY + 50));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('ReferenceIndex', () => {
  it('shows everything before the filter has come, and nothing moves when it does', async () => {
    window.history.replaceState(null, '', '/docs/reference/');
    render(<RenderedDocument nodes={tree} />);
    expect(shownNames()).toEqual(['# CLEAR', '# AUDIO also SOUND', '# PLAY_MUSIC', '[font]']);
    const first = screen.getAllByRole('term')[0];
    await screen.findByRole('searchbox');
    expect(screen.getAllByRole('term')[0]).toBe(first);
    expect(screen.getByRole('heading', { name: /Tags for a scene/ })).toBeInTheDocument();
  });

  it('finds while one types, best first, and says how many', async () => {
    const { field } = await openPage();
    expect(status()).toBe('4 entries');
    await userEvent.type(field, 'sound');
    expect(shownNames()).toEqual(['# AUDIO also SOUND']);
    expect(status()).toBe('1 of 4 entries');
    expect(screen.getByRole('link', { name: '# AUDIO' })).toHaveAttribute(
      'href',
      '/docs/reference/scene-tags/audio/',
    );
  });

  it('understands another word for an entry, and says what it is called', async () => {
    const { field } = await openPage();
    await userEvent.type(field, 'wipe');
    expect(shownNames()).toEqual(['# CLEAR']);
    expect(status()).toBe('1 of 4 entries. Atrament’s name for “wipe”: # CLEAR');
  });

  it('shows what it finds under the headings of its kinds, and tells the contents which are left', async () => {
    const { field, unmount } = await openPage();
    const { result } = renderHook(useLeftOutHeadings);
    await userEvent.type(field, 'size');
    expect(screen.getByRole('heading', { name: /Markup/ })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Tags for a scene/ })).not.toBeInTheDocument();
    expect([...result.current]).toEqual(['all-knot-tag']);
    await userEvent.clear(field);
    expect([...result.current]).toEqual([]);
    await userEvent.type(field, 'size');
    unmount();
    expect([...result.current]).toEqual([]);
  });

  it('is moved through with the arrow keys, from the field and back to it', async () => {
    const { field } = await openPage();
    await userEvent.type(field, 'plays{ArrowDown}');
    expect(screen.getByRole('link', { name: '# AUDIO' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: '# PLAY_MUSIC' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown} {Escape}');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });

  it('types on in the field from within the list', async () => {
    const { field } = await openPage();
    await userEvent.type(field, 'pla{ArrowDown}ys');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('plays');
  });

  it('opens the first on Enter, and nothing while nothing is typed', async () => {
    const { field } = await openPage();
    const clicked: string[] = [];
    const note = (event: Event): void => {
      event.preventDefault();
      clicked.push(window.location.search, (event.target as Element).closest('a')?.pathname ?? '');
    };
    document.addEventListener('click', note, true);
    field.focus();
    await userEvent.keyboard('{Enter}font{Enter}');
    document.removeEventListener('click', note, true);
    expect(clicked).toEqual(['?q=font', '/docs/reference/markup/font/']);
  });

  it('finds tags only after #, markup only after [', async () => {
    const { field } = await openPage();
    fireEvent.change(field, { target: { value: '#' } });
    expect(shownNames()).toEqual(['# CLEAR', '# AUDIO also SOUND', '# PLAY_MUSIC']);
    fireEvent.change(field, { target: { value: '[' } });
    expect(shownNames()).toEqual(['[font]']);
  });

  it('gives the whole list back on Escape', async () => {
    const { field } = await openPage();
    await userEvent.type(field, 'font{Escape}');
    expect(field).toHaveValue('');
    expect(shownNames()).toHaveLength(4);
  });

  it('offers the nearest name where nothing is found, and all', async () => {
    const { field } = await openPage();
    await userEvent.type(field, '# claer');
    expect(screen.getByText('Nothing here is called “# claer”.')).toBeInTheDocument();
    expect(status()).toBe('0 of 4 entries');
    await userEvent.click(screen.getByRole('button', { name: /^Did you mean CLEAR/ }));
    expect(shownNames()).toEqual(['# CLEAR']);
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'xyzzyx');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(shownNames()).toHaveLength(4);
  });

  it('leaves the address of another page alone, which is there before that page is', async () => {
    const { field } = await openPage();
    await userEvent.type(field, 'font');
    window.history.pushState(null, '', '/docs/story/#tag-font');
    await act(settle);
    expect(window.location.href).toMatch(/\/docs\/story\/#tag-font$/);
  });

  it('offers what has the meant word in its name', async () => {
    const { field } = await openPage();
    await userEvent.type(field, 'musc');
    await userEvent.click(screen.getByRole('button', { name: /^Did you mean MUSIC/ }));
    expect(shownNames()).toEqual(['# PLAY_MUSIC']);
  });

  it('writes what is asked for into the address, once typing rests, without a step in the history', async () => {
    const { field } = await openPage('/docs/reference/#tag-audio');
    const { length } = window.history;
    await userEvent.type(field, '[[font');
    expect(window.location.search).toBe('');
    await act(settle);
    expect(new URLSearchParams(window.location.search).get('q')).toBe('[font');
    expect(window.location.hash).toBe('');
    await userEvent.clear(field);
    await act(settle);
    expect(window.location.search).toBe('');
    expect(window.history).toHaveLength(length);
  });

  it('writes the address at once when the field is left', async () => {
    const { field } = await openPage();
    await userEvent.type(field, 'clear');
    await userEvent.tab();
    expect(window.location.search).toBe('?q=clear');
  });

  it('reads what the address asks for, on Back too', async () => {
    const { field } = await openPage('/docs/reference/?q=audio');
    expect(field).toHaveValue('audio');
    expect(shownNames()).toEqual(['# AUDIO also SOUND']);
    window.history.replaceState(null, '', '/docs/reference/?q=font');
    fireEvent.popState(window);
    expect(field).toHaveValue('font');
    expect(shownNames()).toEqual(['[font]']);
  });

  it.each([
    ['?q=%E0%A4%Azz', /zz/],
    ['?q=<img src=x onerror=alert(1)>', /<img/],
    [`?q=${'x'.repeat(5000)}`, /^x{300}$/],
    ['?q=__proto__', /__proto__/],
  ])('takes %s as words and nothing else', async (search, expected) => {
    const { field, container } = await openPage(`/docs/reference/${search}`);
    expect((field as HTMLInputElement).value).toMatch(expected);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show all' })).toBeInTheDocument();
  });

  it('leads old addresses of entries on to their cards, whatever the address asks for besides', async () => {
    await openPage('/docs/reference/?q=font#tag-audio');
    expect(navigate).toHaveBeenCalledWith('/docs/reference/scene-tags/audio/', { replace: true });
  });

  it('goes to a heading of the whole list while something else is shown', async () => {
    const { field } = await openPage();
    await userEvent.type(field, 'font');
    await userEvent.tab();
    window.history.pushState(null, '', '/docs/reference/?q=font#all-knot-tag');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(field).toHaveValue('');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });
});
