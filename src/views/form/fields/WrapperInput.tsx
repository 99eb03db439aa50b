import { useFormState, useWatch } from 'react-hook-form';
import { inputOf } from '../../../fields/inputs';
import type { Leaf } from '../../../fields/leaf';
import type { Field } from '../../../schema/field';
import { valueAt, type Values } from '../../../schema/path';
import type { RecordForm } from '../state/useRecordForm';
import { LeafInput } from './LeafInput';

type Props = { name: string; field: Field; leaves: readonly Leaf[]; isOff: boolean; form: RecordForm };

const none = () => {};

/** The input of a kind that wraps another: it lays out its inner inputs, which are bound each by its own path. */
export const WrapperInput = ({ name, field, leaves, isOff, form }: Props) => {
  const { methods, isSending, react, shown } = form;
  const { control, setValue } = methods;
  const paths = leaves.map(({ path }) => path);
  const values = useWatch({ control, name: paths }) as unknown[];
  const { errors } = useFormState({ control, name: paths });
  const fill = (filled: Values) => {
    if (isSending()) return;
    for (const [path, value] of Object.entries(filled))
      setValue(path, value, { shouldDirty: true, shouldValidate: methods.formState.isSubmitted });
    react(name, filled);
  };
  const Input = inputOf(field.kind);
  return (
    Input && (
      <Input
        field={field}
        name={name}
        value={undefined}
        onChange={none}
        onBlur={none}
        inputRef={none}
        error={null}
        isRequired={Boolean(field.isRequired) && !isOff}
        isLocked={isOff}
        inner={leaves.map((leaf, i) => {
          const { message } = (valueAt(errors, leaf.path) ?? {}) as { message?: string };
          return { leaf, value: values[i], error: message ?? null };
        })}
        draw={(leaf) => <LeafInput key={leaf.path} leaf={leaf} isOff={isOff} methods={methods} isSending={isSending} react={react} />}
        onFill={fill}
        shown={shown}
      />
    )
  );
};
