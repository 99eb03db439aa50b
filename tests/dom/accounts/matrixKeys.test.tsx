/** The keyboard, the descriptions and the search of the permission matrix of an admin user. */
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { moduleOf, renderMatrix } from './renderMatrix';

const user = userEvent.setup({ delay: null });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');
/** The checkboxes that the Tab key reaches. */
const stops = () => screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ tabIndex }) => tabIndex === 0);
/** Draws the matrix and focuses a checkbox. */
const open = async (name: string, options: Parameters<typeof renderMatrix>[0] = {}) => {
  const matrix = await renderMatrix(options);
  act(() => box(name).focus());
  return matrix;
};
const press = async (...keys: string[]) => {
  for (const key of keys) await user.keyboard(key);
  return focused();
};

it.each([
  ['Everything', '{ArrowDown}', 'All of Clients'],
  ['All of Clients', '{ArrowUp}', 'Everything'],
  ['All of Clients', '{ArrowRight}', 'View of Clients'],
  ['View of Clients', '{ArrowLeft}', 'All of Clients'],
  ['View of Clients', '{ArrowRight}', 'Update of Clients'],
  ['View of Clients', '{Home}', 'All of Clients'],
  ['All of Clients', '{End}', 'Update of Clients'],
  // a cell without a checkbox is skipped
  ['Everything', '{ArrowRight}', 'View of all that are shown'],
  ['Update of Clients', '{ArrowDown}', 'Update of Imports'],
  ['View of Clients', '{ArrowDown}', 'View of Reports'],
  ['Update of Imports', '{ArrowLeft}', 'All of Imports'],
  ['All of Reports', '{End}', 'View of Reports'],
  // the edges
  ['Everything', '{ArrowUp}', 'Everything'],
  ['Everything', '{ArrowLeft}', 'Everything'],
  ['Update of Clients', '{ArrowRight}', 'Update of Clients'],
  ['All of Imports', '{ArrowDown}', 'All of Imports'],
  ['View of Reports', '{ArrowRight}', 'View of Reports'],
  ['View of Clients', '{Control>}{Home}{/Control}', 'Everything'],
  ['View of Clients', '{Control>}{End}{/Control}', 'Update of Imports'],
])('in a permission matrix, from "%s" the key %s moves the focus to "%s"', async (from, key, to) => {
  await open(from);
  expect(await press(key)).toBe(to);
});

it('the arrow keys and Ctrl+Home skip checkboxes that are disabled', async () => {
  const offered = (code: string) => code === 'REPORT_READ' || code === 'IMPORT_WRITE';
  await open('All of Reports', { field: { offered } });
  expect(box('All of Clients')).toBeDisabled();
  expect(await press('{ArrowUp}')).toBe('Everything');
  expect(await press('{ArrowDown}')).toBe('All of Reports');
  expect(await press('{Control>}{Home}{/Control}')).toBe('Everything');
});

it('Ctrl+End in a permission matrix skips a last checkbox that is disabled', async () => {
  await open('View of Clients', { field: { offered: (code: string) => code.endsWith('READ') } });
  expect(box('Update of Imports')).toBeDisabled();
  expect(await press('{Control>}{End}{/Control}')).toBe('View of Reports');
});

it.each([
  ['View of Clients', 'ArrowDown', true],
  ['View of Clients', 'Home', true],
  ['View of Clients', 'x', false],
  // there is nothing beyond the edges
  ['Update of Clients', 'ArrowRight', false],
  ['All of Imports', 'ArrowDown', false],
])('at "%s" of a permission matrix the key %s does not scroll the page: %s', async (name, key, isHandled) => {
  await open(name);
  const event = createEvent.keyDown(box(name), { key });
  fireEvent(box(name), event);
  expect(event.defaultPrevented).toBe(isHandled);
});

it('Alt, Shift and Ctrl with an arrow key stay those of the browser in a permission matrix', async () => {
  await open('View of Clients');
  for (const modifier of ['altKey', 'shiftKey', 'ctrlKey']) {
    const event = createEvent.keyDown(box('View of Clients'), { key: 'ArrowLeft', [modifier]: true });
    fireEvent(box('View of Clients'), event);
    expect([modifier, event.defaultPrevented]).toEqual([modifier, false]);
  }
  expect(focused()).toBe('View of Clients');
});

it('the Tab key reaches one checkbox of a permission matrix: the first, and then the one that had the focus last', async () => {
  await renderMatrix();
  expect(stops()).toEqual([box('Everything')]);
  act(() => box('View of Clients').focus());
  expect(stops()).toEqual([box('View of Clients')]);
  await press('{ArrowDown}');
  expect(stops()).toEqual([box('View of Reports')]);
  // a click counts, and a change does not move it
  await user.click(box('Update of Clients'));
  expect(stops()).toEqual([box('Update of Clients')]);
  expect(box('Update of Clients')).toBeChecked();
});

it('the Tab key reaches the first enabled checkbox of a permission matrix while the last used one is hidden or disabled', async () => {
  const modules = Array.from({ length: 11 }, (_, i) => moduleOf(`Module ${i + 1}`, `M${i + 1}_READ`));
  await open('View of Module 1', { modules, field: { offered: (code: string) => code !== 'M2_READ' } });
  expect(stops()).toEqual([box('View of Module 1')]);
  await user.type(screen.getByRole('searchbox'), 'Module 2');
  expect(stops()).toEqual([]);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'Module 3');
  expect(stops()).toEqual([box('Everything')]);
});

it('the checkboxes of a permission matrix are described by what they allow, which a button shows (ADM-031)', async () => {
  await renderMatrix();
  expect(box('View of Clients')).toHaveAccessibleDescription('See clients.');
  expect(box('Update of Clients')).toHaveAccessibleDescription('Change clients.');
  expect(box('View of Reports')).not.toHaveAttribute('aria-describedby');
  const button = screen.getByRole('button', { name: 'Explain permissions' });
  expect([button.getAttribute('aria-expanded'), screen.queryByText('See clients.')?.closest('tr')?.hidden]).toEqual(['false', true]);
  await user.click(button);
  expect([button.getAttribute('aria-expanded'), screen.queryByText('See clients.')?.closest('tr')?.hidden]).toEqual(['true', false]);
  await user.click(button);
  expect(screen.getByText('See clients.').closest('tr')).toHaveProperty('hidden', true);
});

it('a permission without a description has none, though the other one of its module has', async () => {
  await renderMatrix({ field: { descriptions: { CLIENT_READ: 'See clients.' } } });
  expect(box('View of Clients')).toHaveAccessibleDescription('See clients.');
  expect(box('Update of Clients')).not.toHaveAttribute('aria-describedby');
});

it.each([
  ['describes none of them', {}],
  ['describes others', { OTHER_READ: 'See others.' }],
])('a permission matrix has no button for descriptions when its field %s', async (_, descriptions) => {
  await renderMatrix({ field: { descriptions } });
  expect(screen.queryByRole('button', { name: 'Explain permissions' })).toBeNull();
});

const many = (count: number) => Array.from({ length: count }, (_, i) => moduleOf(`Module ${i + 1}`, `M${i + 1}_READ`, `M${i + 1}_WRITE`));
describe('the search of a permission matrix', () => {
  const search = () => screen.queryByRole('searchbox', { name: 'Search Permissions' });
  const counts = () => screen.getByText(/ of \d+ View/).textContent;
  it.each([
    [10, false],
    [11, true],
  ])('a matrix of %i modules has a search: %s', async (count, has) => {
    await renderMatrix({ modules: many(count) });
    expect(search() !== null).toBe(has);
  });
  it('a search narrows the rows and what the checkboxes for several set, and not the counts', async () => {
    const { onChange } = await renderMatrix({ modules: many(11), value: ['M1_READ'] });
    await user.type(search()!, 'MODULE 11');
    expect(screen.queryByRole('checkbox', { name: 'View of Module 1' })).toBeNull();
    expect(screen.queryByText('Nothing has this name')).toBeNull();
    expect(box('Everything')).not.toBeChecked();
    await user.click(box('Everything'));
    expect(onChange).toHaveBeenLastCalledWith(['M1_READ', 'M11_READ', 'M11_WRITE']);
    expect(counts()).toBe('2 of 11 View · 1 of 11 Update');
    await user.type(search()!, 'x');
    expect(box('Everything')).toBeDisabled();
    expect(screen.getByText('Nothing has this name')).toBeVisible();
    await user.clear(search()!);
    expect(box('View of Module 1')).toBeChecked();
  });
  it('Enter in the search does not submit the form', async () => {
    await renderMatrix({ modules: many(11) });
    const enter = createEvent.keyDown(search()!, { key: 'Enter' });
    fireEvent(search()!, enter);
    const letter = createEvent.keyDown(search()!, { key: 'a' });
    fireEvent(search()!, letter);
    expect([enter.defaultPrevented, letter.defaultPrevented]).toEqual([true, false]);
  });
});
