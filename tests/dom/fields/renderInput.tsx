/** Inputs and filters of kinds, drawn in a form of the test that has fields and a record, without the rest of the portal. */
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { RecordContextProvider } from 'react-admin';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { vi } from 'vitest';
import { leavesOf } from '../../../src/fields/codecs/codecs';
import { FormFieldContext } from '../../../src/fields/inputs/formField';
import type { ChangeSource, InputProps } from '../../../src/fields/inputs/input';
import { loadInput, useInput } from '../../../src/fields/inputs/inputs';
import type { EngineField } from '../../../src/schema/kind';
import type { Values } from '../../../src/schema/values/path';
import { SendingContext } from '../../../src/ui/submission/SendingContext';
import { createEngine, renderInList } from '../lists/listParts';
import { engineField } from '../../unit/fields/engineFields';

type Options = {
  /** What the fields of the form hold; the drawn one is `field`. */
  values?: Values;
  /** The stored record. Default: a new form has none. */
  record?: Values;
  locks?: Record<string, readonly string[]>;
  provider?: object;
  /** Whether the form is being sent. */
  isSending?: boolean;
  /** Whether conditions of the declaration hold of the record. Default: they do. */
  holds?: boolean;
  props?: Partial<InputProps>;
};

/** Draws the input of a declared field. `onChange` has every change that it reports. */
export const renderInput = async (
  declared: object,
  { values = {}, record, locks = {}, provider = {}, isSending = false, holds = true, props = {} }: Options = {},
) => {
  const field: EngineField = engineField(declared);
  await loadInput(field);
  const [leaf] = leavesOf('field', field);
  const { viewer } = createEngine({});
  const onChange = vi.fn<(value: unknown, about?: ChangeSource) => void>();
  let methods: UseFormReturn | undefined;
  const Drawn = () => {
    const form = useForm({ defaultValues: values });
    const value: unknown = useWatch({ control: form.control, name: 'field' });
    const Input = useInput(field);
    useEffect(() => {
      methods = form as UseFormReturn;
    });
    const change = (next: unknown, about?: ChangeSource) => {
      onChange(next, about);
      form.setValue('field', next);
    };
    const about = { value, error: null, disabledReason: null, ...props };
    return (
      <RecordContextProvider value={record}>
        <SendingContext value={isSending}>
          <FormFieldContext
            value={{ ...about, leaf: leaf!, set: change, methods: form as UseFormReturn, viewer, locks, holdsOf: () => holds }}
          >
            {Input && (
              <Input
                {...about}
                field={field}
                name="field"
                onChange={change}
                onBlur={() => {}}
                inputRef={() => {}}
                isRequired={false}
                {...props}
              />
            )}
          </FormFieldContext>
        </SendingContext>
      </RecordContextProvider>
    );
  };
  const result = renderInList(<Drawn />, { provider });
  return { ...result, onChange, setValue: (name: string, value: unknown) => act(() => methods!.setValue(name, value)) };
};
