/** usePinned: what a table measures so that the columns that identify a row stay in view. The test gives the sizes. */
import { cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { usePinned } from '../../../src/views/list/table/usePinned';

type Place = { left: number; width: number; isSticky?: boolean };
type Places = Record<string, Place>;
/** A box at 100 with two pinned columns, another one between them, and Operation at the right. Nothing is scrolled. */
const places: Places = {
  box: { left: 100, width: 460 },
  name: { left: 100, width: 80.9, isSticky: true },
  code: { left: 180.9, width: 119.1 },
  office: { left: 300, width: 100, isSticky: true },
  operation: { left: 500, width: 60.5, isSticky: true },
};
const classes: Record<string, string> = { name: 'pinned', office: 'pinned', operation: 'operation' };

let current: Places;
/** The elements that an observer watches, and what it calls. */
let observers: { callback: () => void; observed: string[] }[];
beforeEach(() => {
  current = places;
  observers = [];
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { left, width } = current[this.id]!;
    return { left, width, right: left + width } as DOMRect;
  });
  const style = vi
    .spyOn(window, 'getComputedStyle')
    .mockImplementation(({ id }) => ({ position: current[id]!.isSticky ? 'sticky' : 'static' }) as CSSStyleDeclaration);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      own: (typeof observers)[number];
      constructor(callback: () => void) {
        this.own = { callback, observed: [] };
        observers.push(this.own);
      }
      observe = ({ id }: Element) => void this.own.observed.push(id);
      disconnect = () => void observers.splice(observers.indexOf(this.own), 1);
    },
  );
  onTestFinished(() => {
    cleanup();
    measure.mockRestore();
    style.mockRestore();
    vi.unstubAllGlobals();
  });
});

const all = ['name', 'code', 'office', 'operation'];
const Table = ({ columns }: { columns: readonly string[] }) => (
  <div id="box" ref={usePinned(columns)}>
    <table>
      <thead>
        <tr>
          {columns.map((id) => (
            <th key={id} id={id} className={classes[id]} />
          ))}
        </tr>
      </thead>
    </table>
  </div>
);
const box = () => document.getElementById('box')!;
const widths = () =>
  Object.fromEntries(['first', 'second', 'start', 'operation', 'end'].map((name) => [name, box().style.getPropertyValue(`--${name}`)]));
/** How many columns are at the left edge, whether the name is at the right one, and what covers the columns there. */
const marks = () => [box().dataset.stuck, box().hasAttribute('data-ahead'), box().style.getPropertyValue('--end')];
const draw = (changes: Record<string, Partial<Place>> = {}, columns = all) => {
  current = Object.fromEntries(Object.entries(places).map(([id, place]) => [id, { ...place, ...changes[id] }]));
  const result = render(<Table columns={columns} />);
  observers[0]!.callback();
  return result;
};

it('usePinned sets the widths of the pinned columns and of Operation, in whole pixels', () => {
  draw();
  expect(widths()).toEqual({ first: '80px', second: '100px', start: '180px', operation: '60px', end: '60px' });
});

it('usePinned sets no width for columns that are missing or not sticky', () => {
  draw({ office: { isSticky: false } }, ['name', 'office']);
  expect(widths()).toEqual({ first: '80px', second: '0px', start: '80px', operation: '0px', end: '0px' });
});

it.each<[string, Record<string, Partial<Place>>, string]>([
  ['both are in their places', {}, '1'],
  ['the second is one pixel from the first', { office: { left: 181 } }, '2'],
  ['the second is two pixels from the first', { office: { left: 182 } }, '1'],
  ['the first is one pixel from the edge', { name: { left: 101 } }, '1'],
  ['the first is two pixels from the edge', { name: { left: 102 } }, '0'],
  ['neither is sticky', { name: { isSticky: false }, office: { left: 100, isSticky: false } }, '0'],
])('usePinned counts the columns at the left edge when %s', (_, changes, stuck) => {
  draw(changes);
  expect(box().dataset.stuck).toBe(stuck);
});

it.each<[string, Record<string, Partial<Place>>, boolean, string]>([
  ['covers the column before it', { code: { left: 180, width: 400 } }, true, '160px'],
  ['covers two pixels of it', { code: { left: 200, width: 102 } }, true, '160px'],
  ['covers one pixel of it', { code: { left: 200, width: 101 } }, false, '60px'],
  ['covers it at the left edge', { office: { left: 180 } }, false, '60px'],
])('usePinned marks the name at the right edge when it %s', (_, changes, isAhead, end) => {
  draw(changes);
  expect(marks().slice(1)).toEqual([isAhead, end]);
});

it('usePinned marks no name at the right edge of a table with one pinned column', () => {
  draw({ code: { left: 0, width: 400 } }, ['code', 'name']);
  expect(marks()).toEqual(['1', false, '0px']);
});

it('usePinned follows the scroll position, and stops when the table is removed', () => {
  const { unmount } = draw();
  const element = box();
  current = { ...current, office: { ...places.office!, left: 150 } };
  fireEvent.scroll(element);
  expect(marks()).toEqual(['2', false, '60px']);
  unmount();
  current = places;
  fireEvent.scroll(element);
  expect(element.dataset.stuck).toBe('2');
  expect(observers).toEqual([]);
});

it('usePinned measures again when the box, a pinned column or Operation changes its size', () => {
  draw();
  expect(observers.map(({ observed }) => observed)).toEqual([['box', 'name', 'office', 'operation']]);
  current = { ...current, name: { ...places.name!, width: 120 } };
  observers[0]!.callback();
  expect(widths()).toMatchObject({ first: '120px', start: '220px' });
});

it('usePinned measures other columns when the columns change', () => {
  const { rerender } = draw({}, ['name', 'code']);
  rerender(<Table columns={all} />);
  expect(observers.map(({ observed }) => observed)).toEqual([['box', 'name', 'office', 'operation']]);
});

it('usePinned does nothing without a table', () => {
  renderHook(() => usePinned(all));
  expect(observers).toEqual([]);
});
