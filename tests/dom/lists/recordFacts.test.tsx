/** What a confirmation shows of the record beside its title. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choice, integer, text, timestamp } from '../../../src/fields';
import type { Field } from '../../../src/schema/field';
import { RecordFacts } from '../../../src/views/actions/RecordFacts';
import { declareList, renderInList } from './listParts';

const fields = {
  status: choice('Status', { labels: { A: 'Active' } }),
  order: integer('Order'),
  office: text('Office'),
  updatedAt: timestamp('Last update', { emptyText: '-' }),
} satisfies Record<string, Field>;
const card = {
  heading: ['code', 'status'],
  lines: [
    ['name', 'office'],
    ['order', 'updatedAt'],
  ],
  labelled: ['order'],
};
const draw = (record: object, title = 'Ann') => {
  const declaration = declareList({ card }, fields);
  return renderInList(<RecordFacts record={{ ...record }} title={title} />, { declaration });
};
const facts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const record = { id: 1, name: 'Ann', code: 'C1', status: 'A', office: 'Hong Kong', order: 3, updatedAt: '2026-11-17T02:00:00Z' };

it('a confirmation shows the values of the card, with the labels that it has, without times of the server (SHR-073)', async () => {
  draw(record);
  await waitFor(() => expect(facts()).toEqual(['C1', 'Active', 'Hong Kong', 'Order 3']));
});

it('a confirmation repeats nothing that the title says, and shows no empty values (SHR-073)', async () => {
  draw({ ...record, office: null }, 'Ann C1 3');
  await waitFor(() => expect(facts()).toEqual(['Active', 'Order 3']));
});

it('a confirmation shows the other values when one cannot be shown', async () => {
  const { problems } = draw({ ...record, code: { wrong: true } });
  await waitFor(() => expect(facts()).toContain('Active'));
  expect(facts()).toContain('Order 3');
  expect(screen.getByText('Cannot be shown')).toBeVisible();
  expect(problems.splice(0)).not.toEqual([]);
});
