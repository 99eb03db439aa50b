/** The save of a form in which one input was changed: what it sends, or why it sends nothing. */
import { isMissing, valueAt, type Values } from '../../../src/schema/values/path';
import { expect, screen, summaryTexts, textsOf, waitFor, within, type Portal } from '../portal';
import { enter, hasTypedFields, typedFields, valueOf } from './colleague';
import type { Entity } from './entities';
import { expectTexts } from './pageTexts';
import { inputsOf } from './records';

/** What the inputs of the page contain. A long select may become a combobox meanwhile, with the same value. */
export const inputValues = () => [
  ...[...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ name, value, checked }) =>
    [name, value, Boolean(checked)].join(),
  ),
  ...textsOf(document.querySelectorAll('[role=textbox]')),
];

/** Changes one input of a form, so that there is something to save. Returns its path. */
export const changeOne = async (portal: Portal, entity: Entity, record: Values): Promise<string> => {
  // the last one is seldom required: what is missing stays missing
  const field = hasTypedFields(entity) ? typedFields(entity).at(-1) : undefined;
  if (field) {
    await enter(portal, field, valueOf(field, 1));
    return field.path;
  }
  const form = screen.getByRole('form');
  const boxes = within(form).getAllByRole<HTMLInputElement>('checkbox', { checked: false });
  const box = boxes.find(({ disabled, name }) => !disabled && name === '')!;
  await portal.user.click(box);
  // the ticks of a matrix have no name
  return inputsOf(entity, record).find(({ path }) => !form.querySelector(`[name="${path}"]`))!.path;
};

/** Clicks Save, and confirms what the form asks before it sends. Returns the body that it sent, or why it did not send one. */
export const save = async (portal: Portal, call: string): Promise<{ body?: Values; reasons: string[] }> => {
  await portal.user.click(document.querySelector('.form-buttons [type=submit]')!);
  for (;;) {
    const dialog = await waitFor(() => {
      const found = screen.queryByRole('dialog');
      expect(portal.calls(call).length > 0 || summaryTexts().length > 0 || found).toBeTruthy();
      return found;
    });
    if (!dialog) return { body: portal.calls(call)[0]?.body as Values | undefined, reasons: summaryTexts() };
    const confirm = dialog.querySelector('.button-main, .button-destructive')!;
    const alert = await waitFor(() => {
      for (const tick of within(dialog).queryAllByRole<HTMLInputElement>('checkbox', { checked: false })) tick.click();
      const found = within(dialog).queryByRole('alert');
      if (!found) expect(confirm).toBeEnabled();
      return found;
    });
    expectTexts();
    if (alert) return { reasons: [alert.textContent] };
    await portal.user.click(confirm);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  }
};

/** Files are sent as their ids. */
const sentAs = (stored: unknown): unknown => {
  if (Array.isArray(stored)) return stored.map(sentAs);
  return typeof stored === 'object' && stored !== null && 'fileId' in stored ? stored.fileId : stored;
};

/**
 * Expects that a body has the values of a record, and no others. A missing value may be null or absent.
 *
 * @param shown the paths of the inputs that can be filled in: the body has the value of each
 * @param changed the path of the input that was changed
 */
export const expectSentBack = (entity: Entity, record: Values, body: Values, shown: ReadonlySet<string>, changed: string) => {
  const leaves = inputsOf(entity, record);
  for (const { path, member, sentAs: name, field } of leaves.filter((leaf) => leaf.path !== changed)) {
    const stored = valueAt(record, member);
    const sent = valueAt(body, name);
    if (sent === undefined) {
      if (shown.has(path)) expect(isMissing(stored), path).toBe(true);
    } else if (isMissing(stored) && field.defaultValue !== undefined) expect(isMissing(sent), path).toBe(false);
    else expect(sent, path).toEqual(sentAs(stored) ?? (Array.isArray(sent) ? [] : null));
  }
  const members = new Set(leaves.map((leaf) => leaf.sentAs.split('.')[0]!));
  for (const [name, value] of Object.entries(body).filter(([each]) => !members.has(each))) {
    const stored = sentAs(record[name]);
    if (!isMissing(stored)) expect(value, name).toEqual(stored);
    // such as the only office, in a list
    else if (Array.isArray(value)) expect(Object.values(record)).toEqual(expect.arrayContaining(value));
    else expect([null, true, false], name).toContain(value);
  }
};
