/** Parts of a form over declared fields of the test: their state and plain inputs, without the rest of the portal. */
import { act, fireEvent, within } from '@testing-library/react';
import { createRef, useEffect, type ReactNode } from 'react';
import { FormProvider, useController, useForm, type UseFormReturn } from 'react-hook-form';
import { onTestFinished } from 'vitest';
import { TextProvider } from '../../../src/messages/i18n';
import { nested, type Values } from '../../../src/schema/values/path';
import { toastStore } from '../../../src/ui/toasts/toasts';
import type { Engine } from '../../../src/views/engine';
import type { FormModel } from '../../../src/views/form/model/formModel';
import { modelOf } from '../../unit/views/form/model/formOf';
import { renderInList } from '../lists/listParts';

// an import inside a test would take longer than a test waits
await modelOf({}).loadRules();

export const formError = 'Please check the form and fill in correct format';
/** The messages that are shown. */
export const messages = () => toastStore.get().map(({ text }) => text);
/** Resolves once work that waits for nothing outside has been done. */
export const settle = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));

/** A form that only holds the values of a model. @param onCheck is called with the paths that are checked */
export const useValues = (model: FormModel, onCheck: (paths: readonly string[]) => void = () => {}) =>
  useForm({
    defaultValues: nested(model.initial),
    resolver: async (values, _, { names = [] }) => {
      onCheck(names);
      return { values, errors: {} };
    },
  }) as UseFormReturn;

type Parts = { methods: UseFormReturn };
export type Options<P> = Omit<NonNullable<Parameters<typeof modelOf>[2]>, 'form'> & {
  record?: Values | null;
  /** What the form declares beside its fields. */
  form?: object;
  /** What is done to the model before it is used. Default: nothing. */
  change?: (model: FormModel) => FormModel;
  engine?: Partial<Engine>;
  provider?: object;
  /** Is called after a person has changed a field. */
  onChange?: (parts: P, name: string, value: string) => void;
  /** What is drawn beside the inputs. */
  part?: (parts: P, model: FormModel) => ReactNode;
};

const Input = ({ path, methods, onChange }: { path: string; methods: UseFormReturn; onChange: (value: string) => void }) => {
  const { field } = useController({ name: path, control: methods.control });
  const change = (value: string) => {
    field.onChange(value);
    onChange(value);
  };
  return <input {...field} value={String(field.value ?? '')} aria-label={path} onChange={({ target }) => change(target.value)} />;
};

/** Draws an input for each field. @param useParts makes the parts of the form that the test is about */
export const drawParts = <P extends Parts>(fields: object, useParts: (model: FormModel) => P, options: Options<P> = {}) => {
  const { record = null, form: declared, change = (same) => same, engine, provider, onChange, part, ...about } = options;
  const model = change(modelOf(fields, record, { form: declared, ...about }));
  const current = createRef<P>();
  const Drawn = () => {
    const parts = useParts(model);
    const { methods } = parts;
    useEffect(() => {
      current.current = parts;
    });
    return (
      <FormProvider {...methods}>
        {model.leaves.map(({ name, path }) => (
          <Input key={path} path={path} methods={methods} onChange={(value) => onChange?.(current.current!, name, value)} />
        ))}
        {part?.(parts, model)}
      </FormProvider>
    );
  };
  const result = renderInList(
    <TextProvider>
      <Drawn />
    </TextProvider>,
    { engine, provider: { preloadWrites: async () => {}, ...provider } as never },
  );
  onTestFinished(() => toastStore.clear());
  const parts = () => current.current!;
  return {
    ...result,
    model,
    parts,
    type: (path: string, value: string) =>
      act(async () => void fireEvent.change(within(result.container).getByLabelText(path), { target: { value } })),
    leave: (path: string) => act(async () => void fireEvent.blur(within(result.container).getByLabelText(path))),
    /** What the inputs hold. */
    typed: () => parts().methods.getValues(),
  };
};
