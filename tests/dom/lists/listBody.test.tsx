/** What a list shows in place of rows, and beside them. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { text } from '../../../src/fields';
import { ListBody } from '../../../src/views/list/ListBody';
import ListCounts from '../../../src/views/list/ListCounts';
import type { ListState } from '../../../src/views/list/state/useListState';
import { createState, declareList, renderInList } from './listParts';

const user = userEvent.setup({ delay: null });
const declaration = declareList({ search: { name: text('Name') }, filters: { code: text('Code'), office: text('Office') } });
const draw = (state: Partial<ListState>, engine = {}) =>
  renderInList(<ListBody>the rows</ListBody>, { declaration, state: createState(state), engine });
const withCreate = {
  entities: { things: { label: 'Things', routes: { list: '/things', create: '/things/new' }, createLabel: 'New thing' } },
};
const titles = () => [...document.querySelectorAll('.empty p')].map(({ textContent }) => textContent);

describe('a list that failed', () => {
  it.each<[string, CallFailure, string[]]>([
    [
      'a lost connection',
      new CallFailure('network'),
      ['Network Error', 'The list could not be loaded. It is tried again when the connection is back.'],
    ],
    ['a server that is busy', new CallFailure('busy'), ['System busy!', 'The list could not be loaded']],
    ['a failure without a text', new CallFailure('ignored'), ['The list could not be loaded']],
    [
      'a request that the server names',
      new CallFailure('busy', '', { requestId: 'r-1', retryAfter: 30 }),
      ['System busy!', 'The list could not be loaded', 'The server asks to wait 30 seconds first.', 'Request r-1'],
    ],
  ])('by %s says so', (_, error, shown) => {
    draw({ error, data: undefined, total: undefined });
    expect(titles()).toEqual(shown);
  });
  it('loads again by Retry', async () => {
    const { state } = draw({ error: new CallFailure('busy'), data: undefined });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(state.reload).toHaveBeenCalledOnce();
  });
  it('keeps its rows when a reload fails', () => {
    draw({ error: new CallFailure('busy') });
    expect(screen.getByText('the rows')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a list without rows', () => {
  const empty = { total: 0, data: [] };
  it.each<[string, Partial<ListState>, string[], string]>([
    ['a search', { search: { name: 'a' } }, ['Nothing matches the search', 'Name is set.'], 'Clear search'],
    ['a filter', { chosen: { code: 'a' } }, ['Nothing matches this filter', 'Code is set.'], 'Clear filters'],
    [
      'two filters',
      { chosen: { code: 'a', office: 'b' } },
      ['Nothing matches these 2 filters', 'Code and Office are set.'],
      'Clear filters',
    ],
    [
      'a search and a filter',
      { search: { name: 'a' }, chosen: { code: 'a' } },
      ['Nothing matches the search and the filters', 'Name and Code are set.'],
      'Clear search and filters',
    ],
    [
      'a search and a filter that is locked',
      { search: { name: 'a' }, chosen: { code: 'a' }, locked: { code: 'a' } },
      ['Nothing matches the search', 'Name is set.'],
      'Clear search',
    ],
  ])('names what lets nothing through: %s', async (_, changes, shown, button) => {
    const { state } = draw({ ...empty, ...changes }, withCreate);
    expect(titles()).toEqual(shown);
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: button }));
    expect(state.clearAll).toHaveBeenCalledOnce();
  });
  it.each<[string, object, Partial<ListState>]>([
    ['a field that the list no longer has', declaration, { search: { gone: 'a' }, chosen: { left: 'b' } }],
    ['a field of a list without search and filters', declareList(), { search: { name: 'a' }, chosen: { code: 'b' } }],
  ])('names nothing that is set for %s', (_, declared, changes) => {
    renderInList(<ListBody>the rows</ListBody>, { declaration: declared as never, state: createState({ ...empty, ...changes }) });
    expect(titles()).toEqual(['There is nothing here yet']);
  });
  it('names a filter once that replaces the search for the same parameter (CLI-011)', () => {
    const declared = declareList({ search: { code: text('Search code') }, filters: { code: text('Code') } });
    const state = createState({ ...empty, search: { code: 'a' }, chosen: { code: 'b' } });
    renderInList(<ListBody>the rows</ListBody>, { declaration: declared, state });
    expect(titles()).toEqual(['Nothing matches this filter', 'Code is set.']);
  });
  it('puts the focus on the content when its button clears the search', async () => {
    const content = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'content', tabIndex: -1 }));
    onTestFinished(() => content.remove());
    draw({ ...empty, search: { name: 'a' } });
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(content).toHaveFocus());
  });
  it('without search and filters offers to create the first one, to a person who may', () => {
    draw(empty, withCreate);
    expect(titles()).toEqual(['There is nothing here yet']);
    const link = screen.getByRole('link', { name: 'New thing' });
    expect([link.getAttribute('href'), link.className]).toEqual(['/things/new', 'button']);
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('without search and filters offers nothing to a person who may not create', () => {
    draw(empty, { ...withCreate, can: () => false });
    expect(screen.queryByRole('link')).toBeNull();
  });
  it.each<[string, Partial<ListState>]>([
    ['the total is unknown', { total: undefined, data: [] }],
    ['the rows are loading', { total: 0, data: undefined }],
  ])('shows its rows as they are while %s', (_, changes) => {
    draw(changes);
    expect(screen.getByText('the rows')).toBeVisible();
  });
});

it('the counts of a reply have separators for thousands, also within a member', () => {
  renderInList(
    <ListCounts
      templates={['{total} sent', '{by.office} here', 'by {sender}']}
      values={{ total: 1200, by: { office: 3400 }, none: null, sender: 'Ann' }}
    />,
  );
  const shown = [...document.querySelectorAll('.list-counts span')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['1,200 sent', '3,400 here', 'by Ann']);
});
