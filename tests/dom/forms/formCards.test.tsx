/** A form of cards: its rail, its columns, what a card says, and what it shows of earlier steps. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { derived, localized, text, toggle } from '../../../src/fields';
import type { AsideProps } from '../../../src/schema/form';
import { classesOf, component, drawForm, fields, labelsIn, record, region, regions, reset, sections, typeInto } from './declaredForms';

const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const manyFields = Object.fromEntries(many.map((name) => [name, text(name.toUpperCase())]));
const sectionsOf = (names: readonly string[]) => names.map((name) => ({ title: `Part ${name}`, fields: [name] }));

describe('a form of cards', () => {
  const cards = (more: object = {}) => ({ layout: 'cards', sections, ...more });

  it('has a card a section, and its hint above them', async () => {
    await drawForm(fields, { record, form: cards({ hint: 'Look here' }) });
    expect(regions()).toEqual(['First', 'Second']);
    expect(screen.getByRole('heading', { name: 'First' })).toHaveAttribute('tabindex', '-1');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(document.querySelector('.cards-body > div > .rail-hint')).toHaveTextContent('Look here');
    expect(classesOf(document.querySelector('.cards-body')!)).toEqual(['cards-body']);
    expect(document.querySelector('.cards-columns')).toBeNull();
  });
  it.each([
    [6, false],
    [7, true],
  ])('of %d cards has a rail: %s', async (count, hasRail) => {
    await drawForm(manyFields, { record, form: cards({ sections: sectionsOf(many.slice(0, count)), hint: 'Look here' }) });
    expect(screen.queryAllByRole('navigation')).toHaveLength(hasRail ? 1 : 0);
    expect(document.querySelectorAll('.rail-hint')).toHaveLength(1);
    expect(document.querySelectorAll('.rail .rail-hint')).toHaveLength(hasRail ? 1 : 0);
    expect(document.querySelector('.cards-body')!.classList.contains('cards-with-rail')).toBe(hasRail);
  });
  it('has no hint where nothing is said', async () => {
    await drawForm(fields, { record, form: cards() });
    expect(document.querySelector('.rail-hint')).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
  });
  it('has the sections that stand beside the others in a column of their own, and its aside beside all', async () => {
    const aside = () => Promise.resolve({ default: () => <p>Aside</p> });
    await drawForm(fields, { record, form: cards({ aside, sections: [sections[0], { ...sections[1], beside: true }] }) });
    const columns = [...document.querySelectorAll('.cards-columns > div')];
    expect(columns.map((column) => [...column.querySelectorAll('h2')].map(({ textContent }) => textContent))).toEqual([
      ['First'],
      ['Second'],
    ]);
    expect(regions()).toEqual(['First', 'Second']);
    await waitFor(() => expect(screen.getByRole('complementary')).toHaveTextContent('Aside'));
  });
  it('shows fields that share rows as text in cells of their own for a user who may not save', async () => {
    const own = Object.fromEntries(['A', 'B'].map((label) => [label, localized(text(label), { as: 'rows' } as never)]));
    const names = { sections: [{ title: 'First', fields: Object.keys(own) }] };
    await drawForm(own, { record: { A: {}, B: {} }, canSave: false, form: cards(names) });
    const cells = [...region('First').querySelectorAll('.cards-fields > div')];
    expect(cells.map((cell) => [labelsIn(cell), cell.className])).toEqual([
      [['A'], ''],
      [['B'], ''],
    ]);
  });
  it('draws a component in place of the inputs of its card, and has the actions of the card', async () => {
    const onAction = vi.fn();
    const form = cards({ sections: [{ ...sections[0], component, actions: [reset] }, sections[1]] });
    await drawForm(fields, { record, form, props: { onAction } });
    expect(region('First')).toHaveTextContent('Own component');
    expect(labelsIn(region('First'))).toEqual([]);
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Reset' })));
    expect(onAction).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'reset' }));
  });

  describe('with a card of one field', () => {
    /** Draws one card titled A with this field; tells whether its title stands for the label, and whether it has the mark of a required field. */
    const card = async (field: object, { form = {}, ...options }: NonNullable<Parameters<typeof drawForm>[1]> = {}, names = ['a']) => {
      const own = { b: text('B'), off: toggle('Off', { on: 'Yes', off: 'No' }), a: field };
      await drawForm(own, {
        record,
        ...options,
        form: cards({
          sections: [
            { title: 'A', fields: names },
            { title: 'Rest', fields: ['off'] },
          ],
          ...form,
        }),
      });
      const element = region('A');
      return [element.classList.contains('sheet-card-said'), element.querySelectorAll('.sheet-card-head .required-mark').length === 1];
    };
    const required = { required: true } as const;
    it('says the name once where the field has the name of the card', async () => {
      expect(await card(text('A'))).toEqual([true, false]);
    });
    it('says both where the names differ', async () => {
      expect(await card(text('Other', required))).toEqual([false, false]);
    });
    it('says the name once where each of several inputs says the whole of it', async () => {
      expect(await card(localized(text('City')))).toEqual([true, false]);
    });
    it('says the names of several fields', async () => {
      expect(await card(text('A', required), {}, ['a', 'b'])).toEqual([false, false]);
    });
    it('marks a required field at the name of the card', async () => {
      expect(await card(text('A', required))).toEqual([true, true]);
    });
    it('marks no required field that nobody may type into', async () => {
      expect(await card(text('A', required), { canSave: false })).toEqual([true, false]);
    });
    it('marks no required field that is off', async () => {
      const field = text('A', { ...required, disabledWhen: { off: true } } as never);
      expect(await card(field, { record: { ...record, off: true } })).toEqual([true, false]);
    });
    it('keeps the name of a card with a component', async () => {
      const form = { sections: [{ title: 'A', fields: ['a'], component }] };
      expect(await card(text('A', required), { form })).toEqual([false, false]);
    });
  });

  describe('in steps', () => {
    const steps = [
      { title: 'One', sections: [{ title: 'First', fields: ['a'] }] },
      {
        title: 'Two',
        sections: [
          { title: 'Again', fields: ['a'] },
          { title: 'Second', fields: ['b', 'a'] },
        ],
      },
    ];
    const aside = () =>
      Promise.resolve({ default: ({ values, isTouched }: AsideProps) => <p>{`${String(values.a)} ${String(values.b)} ${isTouched}`}</p> });
    const start = (more: object = {}) => drawForm(fields, { form: { layout: 'cards', sections: undefined, steps, ...more } });
    const goOn = async () => {
      typeInto(screen.getByRole('textbox'), 'typed');
      act(() => void fireEvent.click(screen.getByRole('button', { name: 'Next' })));
      await screen.findByRole('region', { name: 'Again' });
    };
    it('shows the fields of an earlier step as text, with a way back to them', async () => {
      await start();
      expect(regions()).toEqual(['First']);
      expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
      await goOn();
      expect(region('Again').querySelector('.read-only')).toHaveTextContent('typed');
      expect(region('Second').querySelector('.sheet-card-head button')).toBeNull();
      act(() => void fireEvent.click(screen.getByRole('button', { name: 'Change Again' })));
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
      expect(regions()).toEqual(['First']);
    });
    it('leads back into the first language of a field', async () => {
      const again = [
        steps[0]!,
        {
          title: 'Two',
          sections: [
            { title: 'Again', fields: ['a'] },
            { title: 'Second', fields: ['b'] },
          ],
        },
      ];
      await drawForm({ ...fields, a: localized(text('A')) }, { form: { layout: 'cards', sections: undefined, steps: again } });
      act(() => void fireEvent.click(screen.getByRole('button', { name: 'Next' })));
      await screen.findByRole('region', { name: 'Again' });
      act(() => void fireEvent.click(screen.getByRole('button', { name: 'Change Again' })));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'A (EN)' })).toHaveFocus());
    });
    it('leads back to the step of what nobody types', async () => {
      const own = { ...fields, made: derived('Made', { lines: ['{a}'] }) };
      const made = [
        { title: 'One', sections: [{ title: 'First', fields: ['a', 'made'] }] },
        {
          title: 'Two',
          sections: [
            { title: 'Again', fields: ['made'] },
            { title: 'Second', fields: ['b'] },
          ],
        },
      ];
      await drawForm(own, { form: { layout: 'cards', sections: undefined, steps: made } });
      await goOn();
      act(() => void fireEvent.click(screen.getByRole('button', { name: 'Change Again' })));
      await waitFor(() => expect(regions()).toEqual(['First']));
    });
    it('has the aside in the last step, which follows what is typed there', async () => {
      await start({ aside });
      expect(document.querySelector('.form-aside')).toBeNull();
      expect(document.querySelector('.cards-with-aside')).toBeNull();
      await goOn();
      expect(document.querySelector('.cards-with-aside')).not.toBeNull();
      await waitFor(() => expect(screen.getByRole('complementary')).toHaveTextContent('typed null false'));
      typeInto(screen.getByRole('textbox'), 'y');
      await waitFor(() => expect(screen.getByRole('complementary')).toHaveTextContent('typed y true'));
    });
    it('tells the aside that a save was tried', async () => {
      await start({ aside, overrides: { b: { required: true } } });
      await goOn();
      await waitFor(() => expect(screen.getByRole('complementary')).toHaveTextContent('typed null false'));
      act(() => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
      await waitFor(() => expect(screen.getByRole('complementary')).toHaveTextContent('typed null true'));
    });
  });
});
