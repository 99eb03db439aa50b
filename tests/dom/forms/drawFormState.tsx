/** The whole state of a form over declared fields of the test, with its page's questions to it. */
import { act } from '@testing-library/react';
import { createRef } from 'react';
import { vi } from 'vitest';
import { integer, text } from '../../../src/fields';
import type { SendSave } from '../../../src/views/form/sending/useRequest';
import type { FormHandle } from '../../../src/views/form/state/useDraft';
import { useRecordForm, type RecordForm, type RecordFormOptions } from '../../../src/views/form/state/useRecordForm';
import { drawParts, type Options } from './formParts';

export const fields = { name: text('Name', { required: true }), order: integer('Order'), note: text('Note') };
const steps = [
  { title: 'One', sections: [{ title: 'A', fields: ['name'] }] },
  {
    title: 'Two',
    sections: [
      { title: 'B', fields: ['name', 'order'] },
      { title: 'C', fields: ['name'] },
      { title: 'D', fields: ['note'] },
    ],
  },
];
/** A form of these fields in two steps. */
export const stepped = { sections: undefined, steps };

/** Draws the inputs of a form. `form()` is its state. */
export const drawFormState = (fields: object, { calls, ...options }: Options<RecordForm> & { calls?: Partial<RecordFormOptions> } = {}) => {
  const onSave = vi.fn<SendSave>(async () => {});
  const handle = createRef<FormHandle>();
  const drawn = drawParts<RecordForm>(
    fields,
    (model) => useRecordForm({ model, path: '/things/1', handle, onSave, onSaved: () => {}, ...calls }),
    { onChange: (form, name, value) => form.react(name, value), ...options },
  );
  const form = drawn.parts;
  return {
    ...drawn,
    form,
    onSave,
    submit: () => act(() => form().submit()),
    /** What is wrong, by path. */
    errors: () => Object.fromEntries(form().errors.map(({ path, message }) => [path, message])),
  };
};
