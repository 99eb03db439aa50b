/** The layouts of a form that are rows and a sheet, and what stands in place of a form while its record is read. */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { localized, panel, text } from '../../../src/fields';
import { FormWaiting } from '../../../src/views/form/layouts/FormWaiting';
import { renderInList } from '../lists/listParts';
import { classesOf, component, declareForm, drawForm, fields, labelsIn, record, region, reset, sections } from './declaredForms';

describe('a form in rows', () => {
  it('has one field a line in cards, and the buttons in the last one', async () => {
    await drawForm(fields, { record, form: { sections } });
    const cards = [...document.querySelectorAll('.form-card')];
    expect(cards.map((card) => card.querySelector('h2')?.textContent)).toEqual(['First', 'Second']);
    expect(cards.map((card) => card.querySelectorAll('.form-row').length)).toEqual([2, 2]);
    expect(cards.map((card) => card.querySelectorAll('[type=submit]').length)).toEqual([0, 1]);
  });
  it('has no heading over a section without a title', async () => {
    await drawForm(fields, { record, form: { sections: [{ fields: ['a'] }, { fields: ['b'] }] } });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(document.querySelectorAll('.form-card')).toHaveLength(2);
  });
  it('draws a component in place of the inputs of its section', async () => {
    await drawForm(fields, { record, form: { sections: [{ ...sections[0], component }] } });
    expect(screen.getByText('Own component')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
  it('draws the fields of a component as text for a person who may not type', async () => {
    await drawForm(fields, { record, canSave: false, form: { sections: [{ ...sections[0], component }] } });
    expect(screen.queryByText('Own component')).toBeNull();
    expect(labelsIn(document.querySelector('.form-card')!)).toEqual(['A', 'B']);
  });
});

describe('a form as a sheet', () => {
  const sheet = (more: object = {}) => ({ layout: 'sheet', sections, ...more });

  it('has its sections in two columns beside a rail', async () => {
    await drawForm(fields, { record, form: sheet({ hint: 'Look here' }) });
    const columns = [...document.querySelectorAll('.sheet-columns > div')];
    expect(columns.map((column) => column.querySelector('h2')!.textContent)).toEqual(['First', 'Second']);
    expect(screen.getByRole('navigation')).toHaveTextContent('Look here');
    expect(region('First').querySelector('h2')).toHaveAttribute('tabindex', '-1');
    expect(region('Second')).toBeVisible();
    expect(document.querySelector('.sheet [type=submit]')).toBeNull();
    expect(document.querySelectorAll('[type=submit]')).toHaveLength(1);
  });
  it('gives a field two columns by its span, and a long input a line', async () => {
    const own = {
      ...fields,
      e: text('E', { maxLength: 99, span: 2 } as never),
      f: text('F', { maxLength: 200, counter: false } as never),
    };
    const form = sheet({ sections: [{ title: 'First', fields: Object.keys(own) }], editable: ['a', 'c', 'e', 'f'] });
    await drawForm(own, { record, form });
    const spans = [...document.querySelectorAll('.sheet-fields > div')].map((div) => [labelsIn(div)[0], div.className]);
    expect(spans).toEqual(
      [
        ['A *', 'cell-input'],
        ['B', ''],
        ['C', 'cell-input cell-line'],
        ['D', 'cell-wide'],
        ['E', 'cell-input cell-wide'],
        ['F', 'cell-input'],
      ].map(([label, span]) => [expect.stringMatching(label!.replace(' *', '')), span]),
    );
  });
  it('has at most two fields in a table of languages', async () => {
    const own = Object.fromEntries(['A', 'B', 'C'].map((label) => [label, localized(text(label), { as: 'rows' } as never)]));
    await drawForm(own, { record: { A: {}, B: {}, C: {} }, form: sheet({ sections: [{ title: 'First', fields: Object.keys(own) }] }) });
    const cells = [...document.querySelectorAll('.sheet-fields > .cell-input')];
    expect(cells.map((cell) => [...cell.querySelectorAll('.language-column')].map(({ textContent }) => textContent))).toEqual([
      ['A', 'B'],
      ['C'],
    ]);
  });
  it('draws a component in place of the inputs of its section, and has the actions of the section', async () => {
    const onAction = vi.fn();
    const form = sheet({ sections: [{ ...sections[0], component, actions: [reset] }, sections[1]] });
    await drawForm(fields, { record, form, props: { onAction } });
    expect(region('First').querySelector('.sheet-fields > .section-component')).toHaveTextContent('Own component');
    expect(labelsIn(region('First'))).toEqual([]);
    expect(region('Second').querySelectorAll('.sheet-fields > .section-component')).toHaveLength(0);
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Reset' })));
    expect(onAction).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'reset' }));
  });
});

describe('the shape of a form while its record is read', () => {
  const draw = (form: object) => renderInList(<FormWaiting form={declareForm(fields, form).form!} />);
  it('has a line for each field of rows', () => {
    draw({ sections: [sections[0], { fields: ['c'] }] });
    const cards = [...screen.getByRole('progressbar', { name: 'Loading…' }).children];
    expect(cards.map((card) => classesOf(card))).toEqual([
      ['card', 'form-card'],
      ['card', 'form-card'],
    ]);
    expect(cards.map((card) => card.textContent)).toEqual(['FirstAB', 'C']);
    expect(cards.map((card) => card.querySelectorAll('.form-row .select.form-waiting-value').length)).toEqual([2, 1]);
    expect(cards.map((card) => card.children.length)).toEqual([2, 1]);
    expect(document.querySelector('.sheet-fields, .sheet-card-head')).toBeNull();
  });
  it('loads what shows its values, and its panels, meanwhile', () => {
    const loads = Object.fromEntries(['first', 'second', 'panel'].map((name) => [name, vi.fn(() => Promise.resolve({ default: {} }))]));
    const kinds = ['first', 'second'].map((kind) => ({ definition: { ...text.definition, kind, Cell: loads[kind] } }));
    const own = { a: { kind: 'first', label: 'A' }, b: { kind: 'second', label: 'B' }, c: panel('C', loads.panel as never) };
    const waiting = (...names: string[]) => <FormWaiting form={declareForm(own, { sections: [{ fields: names }] }, { kinds }).form!} />;
    const called = () => Object.keys(loads).filter((name) => loads[name]!.mock.calls.length > 0);
    const { redraw } = renderInList(waiting('a'));
    expect(called()).toEqual(['first']);
    redraw(waiting('b', 'c'));
    expect(called()).toEqual(['first', 'second', 'panel']);
  });
  it('has the columns of a sheet', () => {
    draw({ layout: 'sheet', sections });
    const columns = [...document.querySelectorAll('.sheet .sheet-columns > div')];
    expect(columns.map((column) => column.textContent)).toEqual(['FirstAB', 'SecondCD']);
    expect([...document.querySelectorAll('.sheet-card .sheet-fields > div')].map(({ className }) => className)).toEqual([
      '',
      '',
      '',
      'cell-wide',
    ]);
    expect(document.querySelectorAll('.sheet-card-head.form-waiting-title')).toHaveLength(2);
    expect(document.querySelector('.form-row, .select, .form-card')).toBeNull();
  });
});
