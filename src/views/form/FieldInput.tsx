import { useController } from 'react-hook-form';
import type { Field } from '../../schema/resource';
import { inputOf } from '../../fields/inputs';

export type FieldInputProps = { name: string; field: Field; isRequired: boolean };

/** The input of a declared field, bound to the form. */
export const FieldInput = ({ name, field, isRequired }: FieldInputProps) => {
  const { field: bound, fieldState } = useController({ name });
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
    />
  );
};
