/** Where the focus and the scroll position are when a person comes back to a list. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useReturnFocus } from '../../../src/views/list/state/useReturnFocus';
import { useReturnScroll } from '../../../src/views/list/state/useReturnScroll';
import { renderListHook, rows } from './listParts';

describe('the focus', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <main id="content" tabindex="-1">
        <div class="list-card">
          <div class="table-box" tabindex="0">
            <a href="#/things/1">Ann</a>
            <a href="#/things/2?clone=true">Copy of Bob</a>
          </div>
        </div>
        <button>Elsewhere</button>
      </main>`;
    onTestFinished(() => document.body.replaceChildren());
  });
  type Shown = Parameters<typeof useReturnFocus>[1];
  const comeFrom = (path: string | null, shown: Shown) =>
    renderListHook((props: Shown) => useReturnFocus('things', props), { initialProps: shown, engine: { previousPath: () => path } });
  const loaded = { data: rows, isFetching: false };
  const focused = () => document.activeElement!.textContent.trim() || document.activeElement!.className;

  it.each([
    ['the record', '/things/1', 'Ann'],
    ['an address that begins like the link', '/things/2', 'Copy of Bob'],
  ])('after %s is on the link of its row', (_, path, text) => {
    comeFrom(path, loaded);
    expect(focused()).toBe(text);
  });
  it.each([
    ['another list', '/clients/1'],
    ['nowhere', null],
  ])('after %s stays where it is', (_, path) => {
    comeFrom(path, loaded);
    expect(document.body).toHaveFocus();
  });
  it('after a record that has no row any more is on the heading', () => {
    document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<h1 tabindex="-1">Things</h1>');
    comeFrom('/things/3', loaded);
    expect(focused()).toBe('Things');
  });
  it.each([true, false])('waits for the rows (request under way: %s)', (isFetching) => {
    const { rerender } = comeFrom('/things/1', { data: undefined, isFetching });
    expect(document.body).toHaveFocus();
    rerender(loaded);
    expect(focused()).toBe('Ann');
  });
  it('goes to the row once the rows that are loading have it', () => {
    const { rerender } = comeFrom('/things/3', { data: rows, isFetching: true });
    expect(document.body).toHaveFocus();
    document.querySelector('.table-box')!.insertAdjacentHTML('beforeend', '<a href="#/things/3">Cid</a>');
    rerender(loaded);
    expect(focused()).toBe('Cid');
  });
  it('stays where a person has put it meanwhile', () => {
    const { rerender } = comeFrom('/things/1', { data: undefined, isFetching: true });
    document.querySelector('button')!.focus();
    rerender(loaded);
    expect(focused()).toBe('Elsewhere');
  });
  it('is not moved again by a later reload', () => {
    const { rerender } = comeFrom('/things/1', loaded);
    (document.activeElement as HTMLElement).blur();
    rerender({ data: [...rows], isFetching: false });
    expect(document.body).toHaveFocus();
  });
  it('is moved again when the rows that were shown first are replaced', () => {
    const { rerender } = comeFrom('/things/1', { data: rows, isFetching: true });
    (document.activeElement as HTMLElement).blur();
    rerender({ data: [...rows], isFetching: false });
    expect(focused()).toBe('Ann');
  });
});

describe('the scroll position', () => {
  const comeFrom = (previous: string | null, initialProps: typeof rows | undefined, position = { top: 320, left: 0 }) => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    onTestFinished(() => scrollTo.mockRestore());
    const scrolledTo = (path: string) => (path === '/things' ? position : { top: 7, left: 7 });
    const engine = { previousPath: () => previous, scrolledTo };
    return {
      scrollTo,
      ...renderListHook((data: typeof rows | undefined) => useReturnScroll('things', { data }), { initialProps, engine }),
    };
  };
  it('after a record is that at which the list was left, once its rows are there', () => {
    const { scrollTo, rerender } = comeFrom('/things/1', undefined);
    expect(scrollTo).not.toHaveBeenCalled();
    rerender(rows);
    rerender([...rows]);
    expect(scrollTo.mock.calls).toEqual([[0, 320]]);
  });
  it('after a record of a list that was not scrolled stays as it is', () => {
    expect(comeFrom('/things/1', rows, { top: 0, left: 0 }).scrollTo).not.toHaveBeenCalled();
  });
  describe('of the table sideways', () => {
    const draw = (markup: string) => {
      document.body.innerHTML = markup;
      onTestFinished(() => document.body.replaceChildren());
      const table = document.querySelector('.table-box');
      if (table) table.scrollLeft = 30;
      return table;
    };
    it.each([
      [40, 40],
      [0, 30],
    ])('after a record is %i, at which the table was left, and from 30 becomes %i', (left, scrollLeft) => {
      const table = draw('<div class="table-box"></div><main><div class="table-box"></div></main>');
      const shown = document.querySelector('main .table-box')!;
      shown.scrollLeft = 30;
      comeFrom('/things/1', rows, { top: 0, left });
      expect([shown.scrollLeft, table!.scrollLeft]).toEqual([scrollLeft, 30]);
    });
    it('is left out on a list without a table', () => {
      draw('<main></main>');
      expect(comeFrom('/things/1', rows, { top: 320, left: 40 }).scrollTo).toHaveBeenCalledOnce();
    });
  });
  it.each(['/clients/1', null])('after %s stays at the top', (path) => {
    expect(comeFrom(path, rows).scrollTo).not.toHaveBeenCalled();
  });
});
