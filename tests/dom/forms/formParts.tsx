/** A form over declared fields of the test: the state of the real one and plain inputs, without the rest of the portal. */
import { act, fireEvent } from '@testing-library/react';
import { createRef, useEffect, type ReactNode } from 'react';
import { FormProvider, useController } from 'react-hook-form';
import { onTestFinished, vi } from 'vitest';
import type { Leaf } from '../../../src/fields/codecs/leaf';
import { TextProvider } from '../../../src/messages/i18n';
import type { Values } from '../../../src/schema/values/path';
import { toastStore } from '../../../src/ui/toasts/toasts';
import type { Engine } from '../../../src/views/engine';
import type { FormDraft } from '../../../src/views/form/model/draft';
import type { FormModel } from '../../../src/views/form/model/formModel';
import type { SendSave } from '../../../src/views/form/sending/useRequest';
import type { FormHandle } from '../../../src/views/form/state/useDraft';
import { useRecordForm, type RecordForm, type RecordFormOptions } from '../../../src/views/form/state/useRecordForm';
import { modelOf } from '../../unit/views/form/model/formOf';
import { renderInList } from '../lists/listParts';

export const formError = 'Please check the form and fill in correct format';
/** The messages that are shown. */
export const messages = () => toastStore.get().map(({ text }) => text);
/** Resolves once work that waits for nothing outside has been done. */
export const settle = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));

type Options = Omit<NonNullable<Parameters<typeof modelOf>[2]>, 'form'> & {
  record?: Values | null;
  /** What the form declares beside its fields. */
  form?: object;
  /** What is done to the model before it is used. Default: nothing. */
  change?: (model: FormModel) => FormModel;
  calls?: Partial<RecordFormOptions>;
  draft?: FormDraft;
  engine?: Partial<Engine>;
  provider?: object;
  /** What is drawn beside the inputs. */
  part?: (form: RecordForm) => ReactNode;
};

const Input = ({ leaf, form }: { leaf: Leaf; form: RecordForm }) => {
  const { field } = useController({ name: leaf.path, control: form.methods.control });
  const change = (value: string) => {
    field.onChange(value);
    form.react(leaf.name, value);
  };
  return <input {...field} value={String(field.value ?? '')} aria-label={leaf.path} onChange={({ target }) => change(target.value)} />;
};

/** Draws the form. `form()` is its state, `handle` what its page asks of it. */
export const drawForm = (fields: object, options: Options = {}) => {
  const { record = null, form: declared, change = (model) => model, calls, draft, engine, provider, part, ...about } = options;
  const model = change(modelOf(fields, record, { form: declared, ...about }));
  const [onSave, onSaved, keep] = [vi.fn<SendSave>(async () => {}), vi.fn(), vi.fn()];
  const [handle, current] = [createRef<FormHandle>(), createRef<RecordForm>()];
  const ends = new Set<() => void>();
  const Drawn = () => {
    const form = useRecordForm({ model, path: '/things/1', handle, onSave, onSaved, ...calls });
    useEffect(() => {
      current.current = form;
    });
    return (
      <FormProvider {...form.methods}>
        <form aria-label="Things" noValidate onSubmit={(event) => void form.submit(event)}>
          {model.leaves.map((leaf) => form.steps.isTyped(leaf.name) && <Input key={leaf.path} leaf={leaf} form={form} />)}
          {part?.(form)}
        </form>
      </FormProvider>
    );
  };
  const result = renderInList(
    <TextProvider>
      <Drawn />
    </TextProvider>,
    {
      engine: {
        drafts: { keep, take: () => draft, peek: () => undefined },
        onBeforeEnd: (callback) => {
          ends.add(callback);
          return () => void ends.delete(callback);
        },
        ...engine,
      },
      provider: { preloadWrites: async () => {}, ...provider } as never,
    },
  );
  onTestFinished(() => toastStore.clear());
  const form = () => current.current!;
  return {
    ...result,
    model,
    form,
    handle: () => handle.current!,
    onSave,
    onSaved,
    /** Is called with the path and the draft when one is kept. */
    keep,
    /** Ends the session. */
    end: () => act(() => ends.forEach((callback) => callback())),
    /** Types into an input, which a person then leaves. */
    type: (path: string, value: string) =>
      act(async () => {
        fireEvent.change(result.getByLabelText(path), { target: { value } });
      }),
    leave: (path: string) => act(async () => void fireEvent.blur(result.getByLabelText(path))),
    save: () => act(() => form().submit()),
    /** What is wrong, by path. */
    errors: () => Object.fromEntries(form().errors.map(({ path, message }) => [path, message])),
    /** What the inputs hold. */
    typed: () => form().methods.getValues(),
  };
};
