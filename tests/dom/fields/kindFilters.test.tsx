/** How the kinds of fields filter a list: what is offered, what is sent, and what chosen values are called. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { choice, date, toggle } from '../../../src/fields';
import { filterLabelLoadOf, type FilterValue } from '../../../src/fields/filters/filter';
import { filterOf, loadFilters } from '../../../src/fields/filters/filters';
import { problemIn } from '../../../src/fields/rules/problemIn';
import { loadLazy } from '../../../src/ui/lazy';
import { engineField } from '../../unit/fields/engineFields';
import { renderInList } from '../lists/listParts';

const user = userEvent.setup({ delay: null });
const who = choice('Who', { labels: { A: 'Ann', B: 'Bob' } });
const post = toggle('Post', { on: 'Online', off: 'Offline' });
const draw = async (declared: object, value: FilterValue, props: object = {}) => {
  const field = engineField(declared);
  await loadFilters([field]);
  const { Input } = filterOf(field);
  const onChange = vi.fn();
  renderInList(<Input name="field" field={field} value={value} onChange={onChange} {...props} />);
  return onChange;
};
const options = () => [...document.querySelectorAll('option')].map(({ textContent }) => textContent);

describe('a filter over a few choices', () => {
  it.each<[string, object, string[], string, string]>([
    ['codes', who, ['All', 'Ann', 'Bob'], 'Bob', 'B'],
    ['yes and no', post, ['All', 'Online', 'Offline'], 'Offline', 'false'],
  ])('offers All and each of them: %s', async (_, declared, expected, label, value) => {
    const onChange = await draw(declared, '');
    expect(options()).toEqual(expected);
    await user.selectOptions(screen.getByRole('combobox'), label);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(value);
  });
  it('is ticks where several may be chosen', async () => {
    const onChange = await draw(who, ['A']);
    expect([options(), screen.getAllByRole('checkbox').map((tick) => (tick as HTMLInputElement).checked)]).toEqual([
      [],
      [false, true, false],
    ]);
    await user.click(screen.getByLabelText('Bob'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['A', 'B']);
  });
});

describe('a filter by day', () => {
  it('sends what is typed, and says what is wrong with it', async () => {
    const onChange = await draw(date('Day', { last: '2026/12/31' }), '2026/1', { error: 'No day' });
    const input = screen.getByLabelText<HTMLInputElement>('Day', { selector: 'input:not([type=date])' });
    expect([input.value, input.name]).toEqual(['2026/1', 'field']);
    expect(screen.getByText('No day')).toBeVisible();
    await user.type(input, '2');
    expect(onChange).toHaveBeenLastCalledWith('2026/12');
  });
  it('reads a day as people type it, and checks its range', async () => {
    const field = engineField(date('Day', { last: '2026/12/31' }));
    await loadFilters([field]);
    const { codec, schema } = filterOf(field);
    expect(codec!.parse('2026-1-2', field)).toBe('2026/01/02');
    expect(['2026/01/02', '2027/01/02'].map((day) => problemIn(schema!(field), day)?.rule)).toEqual([undefined, 'day']);
  });
});

describe('the label of chosen values', () => {
  it.each<[string, object, string[], string]>([
    ['codes', who, ['B', 'A', 'C'], 'Bob, Ann, C'],
    ['yes and no', post, ['true', 'false'], 'Online, Offline'],
  ])('is what they are called: %s', async (_, declared, values, text) => {
    const field = engineField(declared);
    const Label = await loadLazy(filterLabelLoadOf(field)!);
    const { container } = renderInList(
      <Label field={field} values={values}>
        {(label) => label}
      </Label>,
    );
    expect(container).toHaveTextContent(text);
  });
  it('is the values themselves for a kind without one', () => {
    expect(filterLabelLoadOf(engineField(date('Day')))).toBeNull();
  });
});
