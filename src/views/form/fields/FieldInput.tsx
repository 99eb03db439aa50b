import { memo } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Field } from '../../../schema/field';
import type { Resource } from '../../../schema/resource';
import { valueAt } from '../../../fields/cell';
import { inputOf } from '../../../fields/inputs';
import { useEngine } from '../../engine';

export type FieldInputProps = {
  name: string;
  fields: Resource['fields'];
  isRequired: boolean;
  record: Record<string, unknown> | null;
  /** While the form is sent its values stay as they are. */
  isSending: () => boolean;
  /** Handed in rather than taken from a context, which would draw every input for a key in one. */
  methods: UseFormReturn;
};

const withinOf = (field: Field | undefined) => (field?.kind === 'reference' ? field.within : undefined);

/** The input of a declared field, bound to the form. A choice that narrows others clears them (PLT-109). */
export const FieldInput = memo(({ name, fields, isRequired, record, isSending, methods }: FieldInputProps) => {
  const field = fields[name] as Field;
  const { lockedOffice } = useEngine();
  const { control, setValue, getValues } = methods;
  const { field: bound, fieldState } = useController({ name, control });
  const outer = withinOf(field);
  const narrowing = useWatch({ name: outer ?? name, control }) as unknown;
  const shown =
    field.kind === 'reference' && field.shownAs && record && record[name] === bound.value ? valueAt(record, field.shownAs) : undefined;
  const change = (value: unknown) => {
    if (isSending()) return;
    bound.onChange(value);
    for (const inner of Object.keys(getValues()))
      if (withinOf(fields[inner]) === name) setValue(inner, '', { shouldDirty: true, shouldValidate: false });
  };
  const Input = inputOf(field.kind);
  return (
    <Input
      field={field as never}
      name={name}
      value={bound.value as unknown}
      onChange={change}
      onBlur={bound.onBlur}
      inputRef={bound.ref}
      error={fieldState.error?.message ?? null}
      isRequired={isRequired}
      shown={shown as string | undefined}
      within={outer ? String(narrowing ?? '') : undefined}
      isLocked={field.kind === 'reference' && Boolean(field.isOwnOffice && lockedOffice)}
    />
  );
});
FieldInput.displayName = 'FieldInput';
