/** Fields over lookups: what they offer, what they send, and what they say while the lookup loads or fails. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { reference } from '../../../src/fields';
import ReferenceLabel from '../../../src/fields/kinds/reference/ReferenceLabel';
import referenceFilter from '../../../src/fields/kinds/reference/ReferenceFilter';
import { engineField } from '../../unit/fields/engineFields';
import { renderInList } from '../lists/listParts';
import { failing, lookup, regions } from './lookupParts';
import { renderInput } from './renderInput';

const user = userEvent.setup({ delay: null });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const select = () => screen.getByRole<HTMLSelectElement>('combobox');
const offered = (labels: string[]) => waitFor(() => expect(options()).toEqual(labels));

describe('a select over a lookup', () => {
  const field = (more: object = {}) => reference('regions', 'Region', more as never);
  it('offers its rows and sends the value of a row as the lookup has it', async () => {
    const { onChange } = await renderInput(field(), { values: { field: '' }, provider: lookup() });
    expect(options()).toEqual(['Loading…']);
    await offered(['Choose…', 'Asia', 'Bay']);
    await user.selectOptions(select(), 'Bay');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2, undefined);
    await user.selectOptions(select(), 'Choose…');
    expect(onChange).toHaveBeenLastCalledWith('', undefined);
  });
  it('offers what lies within another field, and follows that one', async () => {
    const { setValue } = await renderInput(field({ within: 'office' }), { values: { field: '', office: 'SG' }, provider: lookup() });
    await offered(['Choose…', 'Bay']);
    setValue('office', 'HK');
    await offered(['Choose…', 'Asia']);
  });
  it('offers everything within the value that stands for all', async () => {
    await renderInput(field({ within: 'office', allOf: 'ALL' }), { values: { field: '', office: 'ALL' }, provider: lookup() });
    await offered(['Choose…', 'Asia', 'Bay']);
  });
  it('keeps a value that the lookup does not have, by the text of the stored record', async () => {
    const record = { field: 9, fieldName: 'Old town' };
    const { onChange } = await renderInput(field({ shownAs: 'fieldName' }), { values: { field: 9 }, record, provider: lookup() });
    await offered(['Choose…', 'Asia', 'Bay', 'Old town']);
    expect(select()).toHaveDisplayValue('Old town');
    expect(onChange).not.toHaveBeenCalled();
  });
  it('follows a field that the form does not ask for by the stored record', async () => {
    await renderInput(field({ within: 'office' }), { values: { field: '' }, record: { office: 'SG' }, provider: lookup() });
    await offered(['Choose…', 'Bay']);
  });
  it('shows a value that is not the stored one by its code, not by the text of the stored one', async () => {
    const record = { field: 9, fieldName: 'Old town' };
    await renderInput(field({ shownAs: 'fieldName' }), { values: { field: 8 }, record, provider: lookup() });
    await offered(['Choose…', 'Asia', 'Bay', '8']);
  });
  it.each<[string, object, string]>([
    ['by its fallback label', { fallbackLabels: { 9: 'Other' } }, 'Other'],
    ['by its code', {}, '9'],
  ])('shows a value that the lookup does not have %s', async (_, more, label) => {
    await renderInput(field(more), { values: { field: 9 }, provider: lookup() });
    await offered(['Choose…', 'Asia', 'Bay', label]);
  });
  it.each([
    ['as unmatched when it is stored', { field: 9 }, true],
    ['as chosen when it is not stored', { field: 1 }, false],
  ])('removes a value that must exist and does not, %s, and says so', async (_, record, isUnmatched) => {
    const { onChange } = await renderInput(field({ mustExist: true }), { values: { field: 9 }, record, provider: lookup() });
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('', { isUserChange: false, isUnmatched }));
    expect(screen.getByText('9 is no longer there')).toBeVisible();
    await user.selectOptions(select(), 'Bay');
    expect(screen.queryByText('9 is no longer there')).toBeNull();
  });
  it.each<[string, ReturnType<typeof lookup>, unknown]>([
    ['it exists', lookup(), 1],
    ['the lookup is too long to be listed', lookup(regions, 900), 9],
    ['the lookup has failed', failing().provider, 9],
  ])('keeps a value that must exist when %s', async (_, provider, value) => {
    const { onChange } = await renderInput(field({ mustExist: true }), { values: { field: value }, provider });
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    await waitFor(() => expect(select()).toBeVisible());
    expect(onChange).not.toHaveBeenCalled();
  });
  it('offers further choices while their condition holds', async () => {
    const extraChoices = { labels: { NONE: 'No region' }, when: { office: 'HK' } };
    const { setValue, onChange } = await renderInput(field({ extraChoices }), { values: { field: '', office: 'HK' }, provider: lookup() });
    await offered(['Choose…', 'No region', 'Asia', 'Bay']);
    await user.selectOptions(select(), 'No region');
    expect(onChange).toHaveBeenLastCalledWith('NONE', undefined);
    setValue('field', '');
    setValue('office', 'SG');
    await offered(['Choose…', 'Asia', 'Bay']);
  });
  it('says that its lookup has failed, and Retry loads it', async () => {
    const { provider, mend } = failing();
    await renderInput(field({ hint: 'Where it is' }), { values: { field: '' }, provider });
    expect(await screen.findByText('Region could not be loaded.')).toBeVisible();
    mend();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await offered(['Choose…', 'Asia', 'Bay']);
    expect(screen.getByText('Where it is')).toBeVisible();
  });
  it('that the session locks says so and takes no input (PLT-107)', async () => {
    await renderInput(field({ lock: 'own' }), { values: { field: 1 }, locks: { own: ['1'] }, provider: lookup() });
    expect(await screen.findByText('Set by your office')).toBeVisible();
  });
});

describe('ticks over a lookup', () => {
  const field = (more: object = {}) => reference('regions', 'Regions', { multiple: true, ...more } as never);
  const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox');
  const labels = () => boxes().map((box) => box.closest('label')!.textContent);

  it('send the values as the lookup has them', async () => {
    const { onChange } = await renderInput(field(), { values: { field: [1] }, provider: lookup() });
    await waitFor(() => expect(labels()).toContain('Bay'));
    await user.click(screen.getByRole('checkbox', { name: 'Bay' }));
    expect(onChange.mock.calls[0]![0]).toEqual([1, 2]);
  });
  it('stand under the headings that the field declares', async () => {
    const groups = [
      { label: 'Inland', values: ['1'] },
      { label: 'Coast', values: ['2'] },
    ];
    await renderInput(field({ groups }), { values: { field: [] }, provider: lookup() });
    expect(await screen.findByRole('group', { name: 'Coast' })).toHaveTextContent('CoastBay');
    expect(screen.getByRole('group', { name: 'Inland' })).not.toHaveTextContent('Bay');
  });
  it.each(['', undefined])('wait until the field that narrows them is chosen (it holds %j)', async (office) => {
    const { setValue } = await renderInput(field({ within: 'office' }), { values: { field: [], office }, provider: lookup() });
    expect(await screen.findByText('Choose what they belong to first.')).toBeVisible();
    expect(boxes()).toHaveLength(0);
    setValue('office', 'SG');
    await waitFor(() => expect(labels()).toContain('Bay'));
    expect(labels()).not.toContain('Asia');
  });
  it('keep a code that the lookup does not have until it is taken away', async () => {
    const { onChange } = await renderInput(field(), { values: { field: [1, 9] }, provider: lookup() });
    await waitFor(() => expect(labels()).toContain('9'));
    await user.click(screen.getByRole('checkbox', { name: '9' }));
    expect(onChange.mock.calls[0]![0]).toEqual([1]);
  });
  it('of a locked field offer what is chosen alone, and cannot be changed (PLT-107)', async () => {
    await renderInput(field({ lock: 'own' }), { values: { field: [1] }, locks: { own: ['1'] }, provider: lookup() });
    await waitFor(() => expect(labels()).toContain('Asia'));
    expect(labels()).not.toContain('Bay');
    expect(boxes().every((box) => box.disabled || box.getAttribute('aria-disabled') === 'true')).toBe(true);
  });
  it.each([{ isSending: true }, { props: { disabledReason: 'Only by others' } }])('cannot be changed: %j', async (options) => {
    await renderInput(field(), { values: { field: [1] }, provider: lookup(), ...options });
    await waitFor(() => expect(labels()).toContain('Bay'));
    expect(boxes().every((box) => box.disabled || box.getAttribute('aria-disabled') === 'true')).toBe(true);
  });
  it.each<[string, () => ReturnType<typeof lookup>]>([
    ['is too long to be listed', () => lookup(regions, 900)],
    ['has failed', () => failing().provider],
  ])('offer nothing of a lookup that %s, and say so', async (_, provider) => {
    await renderInput(field(), { values: { field: [1] }, provider: provider() });
    expect([screen.getByText('Loading…'), boxes().length]).toEqual([expect.anything(), 0]);
    expect(await screen.findByText('Regions could not be loaded.')).toBeVisible();
    expect(boxes()).toHaveLength(0);
  });
});

describe('a filter over a lookup', () => {
  const { Input } = referenceFilter;
  const draw = (value: string | readonly string[], props: object = {}, provider: object = lookup()) => {
    const onChange = vi.fn();
    const field = engineField(reference('regions', 'Region', { labels: { 7: 'Seven' } })) as never;
    renderInList(<Input name="region" field={field} value={value} onChange={onChange} {...props} />, { provider });
    return onChange;
  };
  it('offers All and the rows, as texts', async () => {
    const onChange = draw('');
    await offered(['All', 'Asia', 'Bay']);
    await user.selectOptions(select(), 'Bay');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2');
  });
  it.each([
    ['7', 'Seven'],
    ['8', '8'],
  ])('keeps the value %s that the lookup does not have as "%s"', async (value, label) => {
    draw(value);
    await offered(['All', 'Asia', 'Bay', label]);
    expect(select()).toHaveDisplayValue(label);
  });
  it('that the session locks says so (PLT-107)', async () => {
    draw('1', { locked: ['1'] });
    expect(await screen.findByText('Set by your office')).toBeVisible();
  });
  it('whose lookup has failed cannot be used, and says so', async () => {
    draw('', {}, failing().provider);
    expect(await screen.findByText('Region could not be loaded.')).toBeVisible();
    expect(select()).toBeDisabled();
  });
});

describe('the label of chosen values', () => {
  const draw = (values: string[], more: object = {}, provider: object = lookup()) => {
    const field = engineField(reference('regions', 'Region', more as never)) as never;
    const { container } = renderInList(
      <ReferenceLabel field={field} values={values}>
        {(label) => label}
      </ReferenceLabel>,
      { provider },
    );
    return (text: string) => waitFor(() => expect(container).toHaveTextContent(text));
  };
  it('is that of the lookup, else the value', () => draw(['1', '9'])('Asia, 9'));
  it('that the declaration has asks for no lookup', async () => {
    const provider = lookup();
    await draw(['7'], { labels: { 7: 'Seven' } }, provider)('Seven');
    expect(provider.getList).not.toHaveBeenCalled();
  });
  it('asks for the lookup when one of several is unknown', () => draw(['7', '1'], { labels: { 7: 'Seven' } })('7, Asia'));
});
