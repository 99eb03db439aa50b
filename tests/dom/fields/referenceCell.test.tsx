/** What a list shows of a value of a lookup. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reference } from '../../../src/fields';
import ReferenceCell from '../../../src/fields/kinds/reference/ReferenceCell';
import type { Values } from '../../../src/schema/values/path';
import { engineField } from '../../unit/fields/engineFields';
import { renderInList } from '../lists/listParts';
import { lookup } from './lookupParts';

const draw = (value: unknown, more: object = {}, record: Values = {}) => {
  const field = engineField(reference('regions', 'Region', more as never)) as never;
  const provider = lookup();
  const cell = <ReferenceCell.Value field={field} name="region" value={value} record={{ ...record, region: value }} />;
  const { container } = renderInList(<span data-testid="cell">{cell}</span>, { provider });
  return { provider, container };
};
const cell = () => screen.getByTestId('cell').textContent;

describe('the cell of a lookup', () => {
  it.each<[string, unknown, object, Values, string]>([
    ['the text of the record', 1, { shownAs: 'regionName' }, { regionName: 'Old town' }, 'Old town'],
    ['its declared label', '1', { labels: { 1: 'One' } }, {}, 'One'],
    ['a sign for no value', null, {}, {}, '–'],
    ['the declared label of no value', '', { fallbackLabels: { '': 'Everywhere' } }, {}, 'Everywhere'],
    ['a sign for none of several', [], { multiple: true }, {}, '–'],
    [
      'the declared labels of several',
      ['A', 'B'],
      { multiple: true, labels: { A: 'Ann' }, extraChoices: { labels: { B: 'Bob' } } },
      {},
      'Ann, Bob',
    ],
  ])('shows %s, and asks for no lookup', (_, value, more, record, text) => {
    const { provider } = draw(value, more, record);
    expect(cell()).toBe(text);
    expect(provider.getList).not.toHaveBeenCalled();
  });
  it.each<[string, unknown, object, Values, string]>([
    ['the label of the lookup', 2, {}, {}, 'Bay'],
    ['the label of the lookup where the record has no text', 2, { shownAs: 'regionName' }, { regionName: '' }, 'Bay'],
    ['a code that the lookup does not have', 9, {}, {}, '9'],
    ['the fallback label of such a code', 9, { fallbackLabels: { 9: 'Other' } }, {}, 'Other'],
    ['several of the lookup', [1, 9, 2], { multiple: true, labels: { 9: 'Nine' } }, {}, 'Asia, Nine, Bay'],
  ])('shows %s', async (_, value, more, record, text) => {
    const { provider } = draw(value, more, record);
    await waitFor(() => expect(provider.getList).toHaveBeenCalled());
    await waitFor(() => expect(cell()).toBe(text));
  });
  it('shows a chip where its field has one', () => {
    const { container } = draw('1', { labels: { 1: 'One' }, chips: { '*': { tone: 'green', mark: 'dot' } } });
    expect(container.querySelector('.chip-green')).toHaveTextContent('One');
  });
  it('is never blank, as no value may have a name', () => {
    expect(ReferenceCell.isBlank!({} as never)).toBe(false);
  });
});
