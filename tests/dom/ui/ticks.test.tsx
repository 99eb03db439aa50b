/** Boxes to tick, and cards of which one is chosen. */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ChoiceCard } from '../../../src/ui/inputs/choices/ChoiceCard';
import { MixedTick } from '../../../src/ui/inputs/choices/MixedTick';
import { MultiSelect } from '../../../src/ui/inputs/choices/MultiSelect';
import { Tick } from '../../../src/ui/inputs/choices/Tick';
import { Ticks } from '../../../src/ui/inputs/choices/Ticks';
import { renderPart } from './renderPart';

const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('Ticks', () => {
  type Props = Partial<ComponentProps<typeof Ticks>>;
  const regions = ['HK', 'CN', 'TW'].map((value) => ({ value, label: value }));
  const draw = ({ values: first = [], ...props }: Props = {}) => {
    const onChange = vi.fn<(values: readonly unknown[]) => void>();
    const Sample = () => {
      const [values, setValues] = useState(first);
      return (
        <Ticks
          label="Regions"
          name="regions"
          options={regions}
          {...props}
          values={values}
          onChange={(next) => {
            onChange(next);
            setValues(next);
          }}
        />
      );
    };
    return { ...renderPart(<Sample />), onChange };
  };
  const all = () => checkbox('All of Regions');

  const grouped = [
    { value: 'HK', label: 'HK', group: 'Hong Kong' },
    { value: 'SG', label: 'SG', group: 'Singapore' },
    { value: 'CN', label: 'CN', group: 'Hong Kong' },
    { value: 'XX', label: 'XX' },
  ];
  it('stand under the headings of their groups where there are several', async () => {
    const focused = vi.fn();
    const { user, onChange } = draw({ options: grouped, inputRef: focused });
    const groups = screen.getAllByRole('group').slice(1);
    expect(groups.map((group) => [group.getAttribute('aria-label'), group.textContent])).toEqual([
      ['Hong Kong', 'Hong KongHKCN'],
      ['Singapore', 'SingaporeSG'],
    ]);
    expect(focused).toHaveBeenCalledWith(checkbox('HK'));
    expect(focused).not.toHaveBeenCalledWith(checkbox('SG'));
    await user.click(checkbox('CN'));
    await user.click(checkbox('SG'));
    expect(onChange).toHaveBeenLastCalledWith(['SG', 'CN']);
  });
  it('of one group alone have no heading', () => {
    draw({ options: [grouped[0]!, grouped[2]!] });
    expect(screen.queryByText('Hong Kong')).toBeNull();
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  });
  it('Ticks reports its values in the order of the options, and keeps values that are no option', async () => {
    const { user, onChange } = draw({ values: ['TW', 'XX'] });
    await user.click(checkbox('HK'));
    expect(onChange).toHaveBeenLastCalledWith(['HK', 'TW', 'XX']);
    await user.click(checkbox('TW'));
    expect(onChange).toHaveBeenLastCalledWith(['HK', 'XX']);
  });

  it('the box for all is empty, mixed or ticked, and ticks or empties all', async () => {
    const { user, onChange } = draw({ values: ['XX'] });
    expect([all().checked, all().indeterminate]).toEqual([false, false]);
    await user.click(checkbox('CN'));
    expect([all().checked, all().indeterminate]).toEqual([false, true]);
    await user.click(all());
    expect(onChange).toHaveBeenLastCalledWith(['HK', 'CN', 'TW', 'XX']);
    expect([all().checked, all().indeterminate]).toEqual([true, false]);
    await user.click(all());
    expect(onChange).toHaveBeenLastCalledWith(['XX']);
  });

  it('the box for all leaves a fixed option as it is', async () => {
    const options = [{ value: 'HK', label: 'HK', isFixed: true }, { value: 'CN', label: 'CN', isFixed: true }, ...regions.slice(2), { value: 'DB', label: 'DB' }]; // prettier-ignore
    const { user, onChange } = draw({ options, values: ['HK'] });
    expect(checkbox('HK')).toBeDisabled();
    expect(checkbox('TW')).toBeEnabled();
    await user.click(all());
    expect(onChange).toHaveBeenLastCalledWith(['HK', 'TW', 'DB']);
    expect(all().indeterminate).toBe(true);
  });

  it('one option that can be changed has no box for all', () => {
    draw({ options: [{ value: 'HK', label: 'HK', isFixed: true }, regions[1]!] });
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('codes that are numbers are the same as texts', () => {
    draw({ options: [{ value: 1, label: 'One' }, { value: 2, label: 'Two' }], values: ['2'] }); // prettier-ignore
    expect([checkbox('One').checked, checkbox('Two').checked]).toEqual([false, true]);
  });

  it('disabled Ticks change nothing', () => {
    draw({ isDisabled: true });
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
  });

  it('the focus of a wrong field goes to its first box, and without options to the field', () => {
    const inputRef = vi.fn<(element: HTMLElement | null) => void>();
    draw({ inputRef });
    expect(inputRef).toHaveBeenLastCalledWith(checkbox('HK'));
    expect(inputRef).toHaveBeenCalledTimes(1);
    const empty = vi.fn<(element: HTMLElement | null) => void>();
    draw({ options: [], inputRef: empty });
    expect(empty.mock.lastCall?.[0]?.tabIndex).toBe(-1);
  });

  it('a required group reports that it was left when the focus goes outside, and not between its boxes', () => {
    const onBlur = vi.fn();
    draw({ isRequired: true, error: 'Regions cannot be empty', onBlur });
    const group = screen.getByRole('group', { name: /^Regions/ });
    expect(group).toHaveAccessibleDescription('Required Regions cannot be empty');
    const leave = (to: Element | null) => act(() => void fireEvent.blur(checkbox('HK'), { relatedTarget: to }));
    leave(checkbox('CN'));
    expect(onBlur).not.toHaveBeenCalled();
    leave(document.body);
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});

describe('MixedTick', () => {
  it.each([
    ['none', true],
    ['some', true],
    ['all', false],
  ] as const)('a MixedTick of state %s becomes %s', async (state, isOn) => {
    const onChange = vi.fn();
    const { user } = renderPart(<MixedTick label="Select page" state={state} onChange={onChange} />);
    await user.click(checkbox('Select page'));
    expect(onChange.mock.calls).toEqual([[isOn]]);
    expect(checkbox('Select page').indeterminate).toBe(state === 'some');
  });

  it('the name of a MixedTick has its text once', () => {
    const { redraw } = renderPart(<MixedTick label="Rights" text="All" state="none" onChange={() => {}} />);
    expect(checkbox('Rights, All')).toBeVisible();
    redraw(<MixedTick label="All rights" text="All" state="none" onChange={() => {}} />);
    expect(checkbox('All rights')).toBeVisible();
  });
});

it('MultiSelect stands at All without a choice, adds and removes choices, and All takes every choice away', async () => {
  const onChange = vi.fn();
  const options = ['HK', 'SG'].map((value) => ({ value, label: value }));
  const select = (values: string[]) => <MultiSelect label="Office" all="All" options={options} values={values} onChange={onChange} />;
  const { user, redraw } = renderPart(select([]));
  expect(screen.getByRole('group', { name: 'Office' })).toBeVisible();
  expect(checkbox('All')).toBeChecked();
  await user.click(checkbox('SG'));
  expect(onChange).toHaveBeenLastCalledWith(['SG']);
  redraw(select(['SG', 'HK']));
  expect(checkbox('All')).not.toBeChecked();
  await user.click(checkbox('SG'));
  expect(onChange).toHaveBeenLastCalledWith(['HK']);
  await user.click(checkbox('All'));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it('Tick reports what it becomes, and is described by its error and its hint', async () => {
  const onChange = vi.fn();
  const { user } = renderPart(<Tick label="Pin" name="pin" isTicked={false} onChange={onChange} error="Wrong" hint="At the top" />);
  await user.click(checkbox('Pin'));
  expect(onChange.mock.calls).toEqual([[true]]);
  expect(checkbox('Pin')).toHaveAccessibleDescription('Wrong At the top');
});

it('ChoiceCard shows its fields only while it is chosen', async () => {
  const onChoose = vi.fn();
  const card = (isChosen: boolean) => (
    <ChoiceCard name="to" title="Regions" hint="By office" isChosen={isChosen} onChoose={onChoose}>
      <input aria-label="Office" />
    </ChoiceCard>
  );
  const { user, redraw } = renderPart(card(false));
  expect(screen.queryByLabelText('Office')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Regions/ }));
  expect(onChoose).toHaveBeenCalledTimes(1);
  redraw(card(true));
  expect(screen.getByLabelText('Office')).toBeVisible();
  expect(screen.getByRole('radio')).toBeChecked();
});
