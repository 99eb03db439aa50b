/** What stays in view over the form of a record: its name, its state, its facts, its neighbours in the list, its actions. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useGetList } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { text } from '../../../src/fields';
import { useDeclaredList } from '../../../src/views/declared';
import RecordHeader from '../../../src/views/form/head/RecordHeader';
import { ViewOnly } from '../../../src/views/form/head/ViewOnly';
import { firstParams, pageParams } from '../../../src/views/list/state/listParams';
import { renderPart } from '../ui/renderPart';
import { drawWithForm } from './declaredForms';

const fields = { a: text('Name'), state: text('State'), code: text('Code', { copyable: true }), mail: text('Email') };
const record = { id: 2, a: 'Ann', state: 'ACTIVE', code: 'C1', mail: 'ann@example.com' };
const action = (name: string, more: object = {}) => ({
  type: 'confirm',
  name,
  label: name,
  permission: name,
  question: 'Sure?',
  call: 'x',
  successText: 'Done',
  ...more,
});
const head = { name: 'a', status: 'state', facts: ['code', 'mail'] };

type Options = NonNullable<Parameters<typeof drawWithForm>[2]> & {
  hidden?: string[];
  note?: ReactNode;
  rows?: readonly number[];
  total?: number;
  isListed?: boolean;
};
/** Reads the first page of the list, as its screen has done before. */
const ListRead = () => {
  const { resource, list } = useDeclaredList();
  useGetList(resource, pageParams(firstParams(list, {})));
  return null;
};
/** Draws the header of the record. `rows` are the ids that the list has, where it was read. */
const draw = async ({ hidden = [], note, rows, total = rows?.length, form, ...options }: Options = {}) => {
  const onAction = vi.fn();
  const getList = vi.fn(async () => ({ data: rows?.map((id) => ({ ...record, id })), total }));
  const drawn = await drawWithForm(
    fields,
    ({ model }) => (
      <>
        {rows && <ListRead />}
        <RecordHeader
          title="Edit Thing"
          back={{ to: '/things', title: 'Things' }}
          head={model.form.head!}
          hidden={hidden}
          onAction={onAction}
          note={note}
        />
      </>
    ),
    { record, form: { head, ...form }, provider: { getList }, ...options },
  );
  return { ...drawn, onAction };
};
const facts = () => [...document.querySelectorAll('.record-facts li')].map(({ textContent }) => textContent);
const link = (name: string) => screen.queryByRole('link', { name });
const walk = () => document.querySelector('.record-walk');

describe('the header of a record', () => {
  it('has the name, the state and the facts of the record', async () => {
    await draw();
    expect(screen.getByRole('heading', { name: 'Edit Thing · Ann' })).toBeVisible();
    expect(document.querySelector('.page-head-line')).toHaveTextContent(/ACTIVE\s*Code: C1Email: ann@example\.com$/);
    expect(facts()).toEqual(['Code: C1', 'Email: ann@example.com']);
    expect([...document.querySelectorAll('.record-fact')].map((fact) => fact.getAttribute('title'))).toEqual(['C1', 'ann@example.com']);
    expect(screen.getByRole('button', { name: 'Copy C1' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Things/ })).toHaveAttribute('href', '/things');
    expect(document.querySelector('h1 [translate=no]')).toHaveTextContent('Ann');
  });
  it('names the document after the first fact', async () => {
    await draw();
    expect(document.title).toMatch(/^C1 · Edit Thing/);
  });
  it('leaves out facts that are blank or not shown', async () => {
    const { unmount } = await draw({ record: { ...record, code: null } });
    expect(facts()).toEqual(['Email: ann@example.com']);
    unmount();
    await draw({ hidden: ['mail'] });
    expect(facts()).toEqual(['Code: C1']);
  });
  it('ends with the note of its page', async () => {
    await draw({ note: <em>Note</em> });
    expect(document.querySelector('.page-head-line > :last-child')).toHaveTextContent('Note');
  });
  it('has the actions that this person may do, and says which one was asked for', async () => {
    const actions = [
      action('lock'),
      action('delete', { destructive: true }),
      action('forbidden'),
      action('senseless', { offered: { state: 'LOCKED' } }),
    ];
    const engine = { can: (_: string, permission: string) => permission !== 'forbidden' };
    const { onAction } = await draw({ form: { head: { ...head, actions } }, engine });
    const buttons = [...document.querySelectorAll('.page-head-actions button')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['lock', 'delete']);
    expect(buttons.map(({ classList }) => classList.contains('button-destroy'))).toEqual([false, true]);
    act(() => void fireEvent.click(buttons[1]!));
    expect(onAction).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'delete' }));
  });
});

describe('the neighbours of a record', () => {
  it('are links, described by the record and its position', async () => {
    await draw({ rows: [1, 2, 3], total: 1_200 });
    await waitFor(() => expect(walk()).toHaveTextContent('2 of 1,200'));
    const name = { description: 'Ann 2 of 1,200' };
    expect(screen.getByRole('link', { name: 'Previous record', ...name })).toHaveAttribute('href', '/things/1');
    expect(screen.getByRole('link', { name: 'Next record', ...name })).toHaveAttribute('href', '/things/3');
    expect(link('Next record')).toHaveAttribute('title', 'Next record');
  });
  it('are not there at the ends of the list', async () => {
    const { unmount } = await draw({ rows: [2, 3] });
    await waitFor(() => expect(link('Next record')).not.toBeNull());
    expect(link('Previous record')).toBeNull();
    expect(document.querySelectorAll('.record-walk .icon-button-off')).toHaveLength(1);
    unmount();
    await draw({ rows: [1, 2] });
    await waitFor(() => expect(link('Previous record')).not.toBeNull());
    expect(link('Next record')).toBeNull();
  });
  it('are not there for a record that the list does not show', async () => {
    await draw({ rows: [1, 3] });
    await draw();
    expect(walk()).toBeNull();
  });
  it('keep the focus on the link that was walked with', async () => {
    await draw({ rows: [1, 2, 3] });
    await waitFor(() => expect(link('Next record')).not.toBeNull());
    expect(link('Next record')).not.toHaveFocus();
    act(() => void fireEvent.click(link('Next record')!));
    await waitFor(() => expect(link('Next record')).toHaveFocus());
    act(() => void fireEvent.click(link('Previous record')!));
    await waitFor(() => expect(link('Previous record')).toHaveFocus());
  });
  it('leave the focus on the title at the end of the list', async () => {
    const Router = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[{ pathname: '/things/2', state: { walkedWith: 'Next record' } }]}>{children}</MemoryRouter>
    );
    await draw({ rows: [1, 2], Router });
    await waitFor(() => expect(link('Previous record')).not.toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the note that a record can only be looked at', () => {
  it.each([
    ['It was sent', 'View only It was sent', 2],
    ['', 'View only ', 1],
  ])('says why: %j', (reason, shown, parts) => {
    renderPart(<ViewOnly reason={reason} />);
    expect(document.querySelector('.view-only')!.textContent).toBe(shown);
    expect(document.querySelectorAll('.view-only > span')).toHaveLength(parts);
  });
});
