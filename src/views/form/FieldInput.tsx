import { useController } from 'react-hook-form';
import type { Field } from '../../schema/resource';
import { valueAt } from '../../fields/cell';
import { inputOf } from '../../fields/inputs';

export type FieldInputProps = { name: string; field: Field; isRequired: boolean; record: Record<string, unknown> | null };

/** The input of a declared field, bound to the form. */
export const FieldInput = ({ name, field, isRequired, record }: FieldInputProps) => {
  const { field: bound, fieldState } = useController({ name });
  const shown =
    field.kind === 'reference' && field.shownAs && record && record[name] === bound.value ? valueAt(record, field.shownAs) : undefined;
  const Input = inputOf(field.kind);
  return (
    <Input
      field={field as never}
      name={name}
      value={bound.value as unknown}
      onChange={bound.onChange}
      onBlur={bound.onBlur}
      inputRef={bound.ref}
      error={fieldState.error?.message ?? null}
      isRequired={isRequired}
      shown={shown as string | undefined}
    />
  );
};
