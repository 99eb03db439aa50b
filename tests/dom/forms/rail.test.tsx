/** The rail of a long form: the names of its sections, what is missing there, and where one is. */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { localized, text, toggle } from '../../../src/fields';
import { Rail } from '../../../src/views/form/layouts/Rail';
import type { RecordForm } from '../../../src/views/form/state/useRecordForm';
import { drawWithForm, typeInto } from './declaredForms';

const required = { required: true } as const;
const fields = { a: text('A', required), b: text('B', required), c: text('C'), off: toggle('Off', { on: 'Yes', off: 'No' }) };
const sections = [
  { title: 'Who & what', fields: ['a', 'b', 'off'] },
  { title: 'Where', fields: ['c'] },
];
type Options = NonNullable<Parameters<typeof drawWithForm>[2]>;

/** Draws the rail with an input each for A and C, and headings that it leads to. */
const draw = async (options: Options = {}, hint: string | null = null, own: object = fields) =>
  drawWithForm(
    own,
    (form: RecordForm) => (
      <>
        <Rail form={form} hint={hint} />
        {['a', 'c'].map((name) => (
          <input key={name} aria-label={name} {...form.methods.register(name)} />
        ))}
        <h2 id="section-Who-what" tabIndex={-1}>
          Who
        </h2>
        <h2 id="section-Where" tabIndex={-1}>
          Where
        </h2>
      </>
    ),
    { form: { sections }, ...options },
  );
const entries = () => screen.getAllByRole('button');
const texts = () => entries().map(({ textContent }) => textContent);
const rect = (left: number, right: number, top = 0, bottom = 10) => ({ left, right, top, bottom }) as DOMRect;

describe('the rail of a form', () => {
  it('names the sections and says how many of the inputs that are needed are filled in', async () => {
    await draw();
    expect(screen.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    expect(texts()).toEqual(['Who & what0/20 of 2', 'Where']);
    typeInto(screen.getByLabelText('a'), 'x');
    expect(texts()).toEqual(['Who & what1/21 of 2', 'Where']);
    typeInto(screen.getByLabelText('a'), '  ');
    expect(texts()).toEqual(['Who & what0/20 of 2', 'Where']);
  });
  it('says nothing of a section that is filled in', async () => {
    await draw({ record: { id: 1, a: 'x', b: 'y' } });
    expect(texts()).toEqual(['Who & what', 'Where']);
  });
  it('counts no input that nobody may type into', async () => {
    await draw({ record: { id: 1, a: null, b: null }, canSave: false });
    expect(texts()).toEqual(['Who & what', 'Where']);
  });
  it('counts no field that is off', async () => {
    const own = { ...fields, b: text('B', { ...required, disabledWhen: { off: true } } as never) };
    await draw({ record: { id: 1, a: null, b: null, off: true } }, null, own);
    expect(texts()).toEqual(['Who & what0/10 of 1', 'Where']);
  });
  it('counts no language that is off', async () => {
    const own = {
      ...fields,
      b: localized(text('B', required), { requiredIn: ['EN', 'JA', 'ZH_CN', 'ZH_HK'], oneForAllWhen: { off: true } } as never),
    };
    const { unmount } = await draw({ record: { id: 1, a: 'x', b: {}, off: false } }, null, own);
    expect(texts()[0]).toBe('Who & what1/51 of 5');
    unmount();
    await draw({ record: { id: 1, a: 'x', b: {}, off: true } }, null, own);
    expect(texts()[0]).toBe('Who & what1/21 of 2');
  });
  it('counts no field of another step', async () => {
    const steps = [
      { title: 'One', sections: [{ title: 'First', fields: ['a'] }] },
      { title: 'Two', sections },
    ];
    await draw({ form: { sections: undefined, steps } });
    expect(texts()).toEqual(['First0/10 of 1']);
  });
  it('marks a section with an error in place of its count', async () => {
    const { form } = await draw();
    act(() => form().methods.setError('a', { type: 'rule', message: 'Wrong' }));
    expect(texts()).toEqual(['Who & what', 'Where']);
    expect(screen.getByRole('button', { name: 'Who & what: has an error' })).toContainHTML('<svg');
    expect(entries()[1]).not.toHaveAttribute('aria-label');
    expect(entries()[1]!.querySelector('svg')).toBeNull();
  });
  it.each(['Only Remarks can be changed', null])('shows the hint of the form: %j', async (hint) => {
    await draw({}, hint);
    expect(document.querySelector('.rail-hint')?.textContent ?? null).toBe(hint);
  });
  it('leads to a section, whose heading gets the focus', async () => {
    await draw();
    const heading = screen.getByRole('heading', { name: 'Who' });
    heading.scrollIntoView = vi.fn();
    const focus = vi.spyOn(heading, 'focus');
    act(() => void fireEvent.click(entries()[0]!));
    expect(heading.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });
  it('stays calm when the heading of a section is not there', async () => {
    await draw();
    screen.getByRole('heading', { name: 'Who' }).id = '';
    act(() => void fireEvent.click(entries()[0]!));
    expect(entries()[0]).toBeVisible();
  });
  it('marks the section that a person reads', async () => {
    await draw();
    expect(entries().map((entry) => entry.getAttribute('aria-current'))).toEqual([null, 'true']);
    act(() => screen.getByRole('heading', { name: 'Who' }).focus());
    expect(entries().map((entry) => entry.getAttribute('aria-current'))).toEqual(['true', null]);
  });
});

describe('the strip of the rail', () => {
  /** Draws the rail as a strip of 100 pixels at 20, scrolled to 50, with its second entry there; returns how far it is scrolled. */
  const start = async (left: number, right: number) => {
    await draw();
    const strip = document.querySelector<HTMLElement>('.rail')!;
    strip.style.paddingLeft = '8px';
    strip.scrollLeft = 50;
    strip.getBoundingClientRect = () => rect(20, 120);
    Object.defineProperty(strip, 'clientWidth', { value: 100 });
    entries()[1]!.getBoundingClientRect = () => rect(left, right);
    return strip;
  };
  it.each([
    ['left of it', 10, 60, 32],
    ['under its left padding', 25, 75, 47],
    ['within it', 28, 112, 50],
    ['under its right padding', 70, 115, 53],
    ['right of it', 100, 150, 88],
  ])('shows an entry with the focus whole that lies %s', async (_, left, right, scrolled) => {
    const strip = await start(left, right);
    act(() => entries()[1]!.focus());
    expect(strip.scrollLeft).toBe(scrolled);
  });
  it('shows the entry of the section that is read whole, once', async () => {
    const strip = await start(100, 150);
    act(() => screen.getByRole('heading', { name: 'Who' }).focus());
    expect(strip.scrollLeft).toBe(22);
    act(() => screen.getByRole('heading', { name: 'Where' }).focus());
    expect(strip.scrollLeft).toBe(60);
  });
});
