import { useFormState, useWatch } from 'react-hook-form';
import { codecOf } from '../../../fields/codecs/codecs';
import { InnerInputsContext, type InnerInputs } from '../../../fields/inputs/innerInputs';
import { useInput } from '../../../fields/inputs/inputs';
import type { Leaf } from '../../../fields/codecs/leaf';
import type { EngineField } from '../../../schema/kind';
import { isMissing, valueAt } from '../../../schema/values/path';
import type { RecordForm } from '../state/useRecordForm';
import { LeafInput } from './LeafInput';

type Props = { name: string; field: EngineField; leaves: readonly Leaf[]; isOff: boolean; form: RecordForm };

const none = () => {};
const isBlank = ({ field }: Leaf, typed: unknown) => isMissing(codecOf(field).parse(typed, field));

/** The input of a kind that wraps another: it lays out its inner inputs, which are bound each by its own path. */
const WrapperInput = ({ name, field, leaves, isOff, form }: Props) => {
  const { methods, isSending, react, noteUnmatched, now, focus, reactions } = form;
  const { control, setValue, getValues } = methods;
  const paths = leaves.map(({ path }) => path);
  // drawn again when one becomes blank or filled, not for every key
  const blank = useWatch({ control, name: paths, compute: (typed: unknown[]) => typed.map((value, i) => isBlank(leaves[i]!, value)) });
  const { errors } = useFormState({ control, name: paths });
  const copy = (from: string, to: readonly string[]) => {
    if (isSending()) return;
    const value: unknown = getValues(from);
    for (const path of to) setValue(path, value, { shouldDirty: true, shouldValidate: methods.formState.isSubmitted });
    react(name, value);
  };
  const offs = leaves.filter((leaf) => isOff || now.isLeafOff(leaf));
  /** One reason for all of them is enough, where the others are seen too. */
  const isReasonTold = (leaf: Leaf, isAlone = false) => form.isReasonTold(name) || (!isAlone && leaf !== offs[0]);
  const Input = useInput(field);
  const inner: InnerInputs = {
    inner: leaves.map((leaf, i) => {
      const { message } = (valueAt(errors, leaf.path) ?? {}) as { message?: string };
      return { leaf, isBlank: blank[i]!, isOff: now.isLeafOff(leaf), error: message ?? null };
    }),
    isOff,
    draw: (leaf, isAlone) => (
      <LeafInput
        key={leaf.path}
        leaf={leaf}
        isOff={isOff || now.isLeafOff(leaf)}
        isReasonTold={isReasonTold(leaf, isAlone)}
        methods={methods}
        isSending={isSending}
        react={react}
        noteUnmatched={noteUnmatched}
        replaced={reactions.replaced[leaf.path]}
        undo={reactions.undo}
      />
    ),
    onCopy: copy,
    onFront: (at) => focus.noteFront(name, at),
    shown: focus.shown,
  };
  return (
    Input && (
      <InnerInputsContext value={inner}>
        <Input
          field={field}
          name={name}
          value={undefined}
          onChange={none}
          onBlur={none}
          inputRef={none}
          error={null}
          isRequired={Boolean(field.required) && !isOff}
          disabledReason={isOff ? '' : null}
        />
      </InnerInputsContext>
    )
  );
};
export default WrapperInput;
