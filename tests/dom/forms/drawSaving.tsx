/** The save of a form over declared fields of the test, with what a page does to send it. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { integer, text } from '../../../src/fields';
import type { FormModel } from '../../../src/views/form/model/formModel';
import type { SaveCalls, SendSave } from '../../../src/views/form/sending/useRequest';
import { useSave } from '../../../src/views/form/sending/useSave';
import { useFormValues } from '../../../src/views/form/state/useFormValues';
import { drawParts, type Options } from './formParts';

export const fields = {
  name: text('Name', { required: true }),
  order: integer('Order Number', { member: 'displayOrder' } as object),
  note: text('Note'),
};
export const record = { id: 1, name: 'Old', order: 1, note: 'n' };

/** Draws the inputs. `parts()` has the values and the save; `goTo` is called with the input that a save leads to. */
export const startSaving = (
  { calls, ...options }: Omit<Options<never>, 'part' | 'onChange'> & { calls?: Partial<SaveCalls> } = {},
  of: object = fields,
) => {
  const onSave = vi.fn<SendSave>(async () => {});
  const [goTo, onSaved] = [vi.fn(), vi.fn()];
  const checks = vi.fn();
  const draft = { release: () => {}, unknownOutcome: { current: null } } as never;
  const useParts = (model: FormModel) => {
    const values = useFormValues(model, new Map(), new Map());
    return { ...values, ...useSave({ model, values, goTo, draft, calls: { path: '/things/1', onSave, onSaved, ...calls } }) };
  };
  const change = (model: FormModel): FormModel => ({
    ...model,
    problems: (...asked) => {
      checks();
      return model.problems(...asked);
    },
  });
  const drawn = drawParts(of, useParts, { change, ...options });
  const errors = () => Object.fromEntries(drawn.parts().errors.map(({ path, message }) => [path, message]));
  return { ...drawn, checks, onSave, onSaved, goTo, errors, save: () => act(() => drawn.parts().submit()) };
};
