import { beforeEach, describe, onTestFinished } from 'vitest';
import { useRemovedRow } from '../../../src/views/list/state/useRemovedRow';
import { expect, screen, test, waitFor, within } from '../portal';
import { renderListHook, rows } from './listParts';

test('after a row is deleted by keyboard, the row that takes its place has the focus', async ({ portal }) => {
  await portal.signIn('superadmin', '/officeLocations');
  const row = (await portal.rows())[2]!;
  within(row)
    .getByRole('button', { name: /^Delete/ })
    .focus();
  await portal.user.keyboard('{Enter}');
  const question = await screen.findByRole('dialog');
  within(question).getByRole('button', { name: 'Delete' }).focus();
  await portal.user.keyboard('{Enter}');
  await waitFor(() => expect(row).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect((await portal.rows())[2]).toContainElement(document.activeElement as HTMLElement));
});

describe('the focus after a row is removed', () => {
  type Rows = typeof rows;
  type Shown = { data: Rows | undefined; page?: number };
  const draw = (data: Rows) => {
    const links = data.map(({ id }) => `<tr><td><a href="#/things/${id}">${id}</a></td></tr>`);
    document.querySelector('main')!.innerHTML =
      `<button>Elsewhere</button><div class="table-box" tabindex="0"><table class="table"><tbody>${links.join('')}</tbody></table></div>`;
  };
  beforeEach(() => {
    document.body.innerHTML = '<main id="content" tabindex="-1"></main>';
    draw(rows);
    onTestFinished(() => document.body.replaceChildren());
  });
  const remove = (id: unknown) => {
    const { result, rerender } = renderListHook(({ data, page = 1 }: Shown) => useRemovedRow({ data, page }), {
      initialProps: { data: rows } as Shown,
    });
    result.current(id as never);
    return (data: Rows | null) => {
      if (data) draw(data);
      rerender({ data: data ?? rows.slice(1) });
    };
  };
  const focused = () => document.activeElement!.textContent;

  test('is on the row that takes its place', () => {
    remove(rows[0]!.id)(rows.slice(1));
    expect(focused()).toBe(String(rows[1]!.id));
  });
  test('stays on that row, though the table was about to get it', async () => {
    remove(rows[0]!.id)(rows.slice(1));
    await new Promise(requestAnimationFrame);
    expect(focused()).toBe(String(rows[1]!.id));
  });
  test('is on the last row when the last row was removed', () => {
    remove(rows.at(-1)!.id)(rows.slice(0, -1));
    expect(focused()).toBe(String(rows.at(-2)!.id));
  });
  test('is on the table until the list is loaded again', async () => {
    const load = remove(rows[0]!.id);
    await waitFor(() => expect(document.querySelector('.table-box')).toHaveFocus());
    // the table that has the focus stays, so its first row stands for the next one
    load(null);
    expect(document.querySelector('tbody a')).toHaveFocus();
  });
  test('stays on a control that the user has focused meanwhile', () => {
    const { rerender, result } = renderListHook(({ data, page = 1 }: Shown) => useRemovedRow({ data, page }), {
      initialProps: { data: rows } as Shown,
    });
    result.current(rows[0]!.id as never);
    document.querySelector('button')!.focus();
    rerender({ data: rows.slice(1) });
    expect(focused()).toBe('Elsewhere');
  });
  test('is not moved while the rows that are loaded again still have the removed one', () => {
    const load = remove(rows[0]!.id);
    load([...rows]);
    expect(document.body).toHaveFocus();
    load(rows.slice(1));
    expect(focused()).toBe(String(rows[1]!.id));
  });
  test('is not moved by a reload after which no rows are left', () => {
    remove(rows[0]!.id)([]);
    expect(document.body).toHaveFocus();
  });
  test('is not moved to a row without a control', () => {
    const load = remove(rows[0]!.id);
    document.querySelector('tbody')!.innerHTML = '<tr><td>Bob</td></tr>';
    load(null);
    expect(document.body).toHaveFocus();
  });
  test('is not moved to a row of rows that were not there when the row was removed', () => {
    const { rerender, result } = renderListHook(({ data, page = 1 }: Shown) => useRemovedRow({ data, page }), {
      initialProps: { data: undefined } as Shown,
    });
    result.current(rows[0]!.id as never);
    rerender({ data: rows.slice(1) });
    expect(document.body).toHaveFocus();
  });
  test('is not moved by a later reload', () => {
    const load = remove(rows[0]!.id);
    load(rows.slice(1));
    load([...rows.slice(1)]);
    expect(document.body).toHaveFocus();
  });
  test('is on the next card of a phone', () => {
    const load = remove(rows[0]!.id);
    document.querySelector('main')!.innerHTML = '<ul><li class="list-row-card"><a href="#/things/2">Bob</a></li></ul>';
    document.querySelector('main')!.focus();
    load(null);
    expect(focused()).toBe('Bob');
  });
  test('is not moved after the page was changed', () => {
    const { rerender, result } = renderListHook(({ data, page = 1 }: Shown) => useRemovedRow({ data, page }), {
      initialProps: { data: rows } as Shown,
    });
    result.current(rows[0]!.id as never);
    rerender({ data: rows, page: 2 });
    rerender({ data: rows.slice(1), page: 2 });
    expect(document.body).toHaveFocus();
  });
  test('is on a row of the dialog whose list has lost one', () => {
    const load = remove(rows[0]!.id);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div role="dialog"><div class="list-card"><table class="table"><tbody><tr><td><a href="#/things/9">9</a></td></tr></tbody></table></div></div>',
    );
    load(rows.slice(1));
    expect(focused()).toBe('9');
  });
});
