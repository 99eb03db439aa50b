/** Values that load, open or fail where they are shown. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { items, localized, panel, richText, text } from '../../../src/fields';
import { FieldText, FieldValue } from '../../../src/fields/cells/FieldValue';
import { cellLoadsOf, isBlank, textOf } from '../../../src/fields/cells/cells';
import type { Values } from '../../../src/schema/values/path';
import { loadLazy } from '../../../src/ui/lazy';
import { engineField } from '../../unit/fields/engineFields';
import { renderInList } from '../lists/listParts';

const user = userEvent.setup({ delay: null });
const load = async (declared: object) => {
  const field = engineField(declared);
  await Promise.all(cellLoadsOf(field).map((each) => loadLazy(each)));
  return field;
};
const draw = async (declared: object, record: Values, name = 'field') =>
  renderInList(<FieldValue field={await load(declared)} name={name} record={record} />);

describe('a value in its place', () => {
  it('opens what is folded away, and folds it again', async () => {
    const { container } = await draw(items('Projects', { maxItems: 1 }), { field: ['a', 'b'] });
    const shown = () => [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
    const button = () => screen.getByRole('button');
    expect([shown(), button().textContent, button().getAttribute('aria-expanded')]).toEqual([['a'], 'View More', 'false']);
    await user.click(button());
    expect([shown(), button().textContent, button().getAttribute('aria-expanded')]).toEqual([['a', 'b'], 'View Less', 'true']);
    expect(button()).toHaveAccessibleName('View Less: Projects');
    await user.click(button());
    expect(shown()).toEqual(['a']);
  });
  it('is a component that the declaration brings, once that has loaded', async () => {
    const Panel = ({ label, value }: { label: string; value: unknown }) => <b>{`${label}: ${String(value)}`}</b>;
    let arrive = (_: object) => {};
    const component = () => new Promise<object>((resolve) => (arrive = resolve));
    const declared = panel('Link', component as never);
    const { container } = await draw(declared, { field: 5 });
    expect(container.querySelector('.text-link .value-waiting')).not.toBeNull();
    arrive({ default: Panel });
    expect(await screen.findByText('Link: 5')).toBeVisible();
    expect(container.querySelector('.value-waiting')).toBeNull();
    expect(isBlank({ field: await load(declared), name: 'field', record: {} })).toBe(false);
  });
  it('is a text with its paragraphs and marks, or a sign for none', async () => {
    const { container } = await draw(richText('Text'), { field: '<p>One <strong>two</strong></p>' });
    expect(container.querySelector('strong')).toHaveTextContent('two');
    const { container: empty } = await draw(richText('Text'), { field: '' });
    expect(empty).toHaveTextContent('–');
  });
  it.each<[string, object, Values, string]>([
    ['an object in a text', text('Title'), { field: {} }, 'field'],
    ['a text in place of its record', text('Title'), { a: 'x' }, 'a.b'],
    [
      'a text in place of one language',
      localized(text('Title'), { members: { EN: 'a.en', JA: 'b.en', ZH_HK: 'c', ZH_CN: 'd' } } as never),
      { a: { en: 'x' }, b: 'y' },
      'field',
    ],
  ])('says that it cannot be shown: %s', async (_, declared, record, name) => {
    const { problems } = await draw(declared, record, name);
    expect(screen.getByRole('status')).toHaveAttribute('title', expect.stringContaining('Title'));
    problems.length = 0;
  });
});

it('a value of a record that is none is refused before its cell has loaded', () => {
  const declared = engineField(text('Title'));
  const field = { ...declared, definition: { ...declared.definition, Cell: () => new Promise<never>(() => {}) } };
  const shown = { field, name: 'a.b', record: { a: 'x' } };
  const { container, problems } = renderInList(<FieldValue {...shown} />);
  expect(container.querySelector('.value-waiting')).toBeNull();
  expect(screen.getByRole('status')).toBeVisible();
  problems.length = 0;
});
it('a value whose cell has not loaded has its text, and a bar in its place', () => {
  const declared = engineField(text('Title'));
  const field = { ...declared, definition: { ...declared.definition, Cell: () => new Promise<never>(() => {}) } };
  const shown = { field, name: 'field', record: { field: 'x' } };
  const { container } = renderInList(<FieldText {...shown} />);
  expect(container.querySelector('.value-waiting')).not.toBeNull();
  expect([textOf(shown), isBlank(shown)]).toEqual(['x', false]);
});
