import { memo } from 'react';
import { useController } from 'react-hook-form';
import { inputOf } from '../../../fields/inputs';
import type { Leaf } from '../../../fields/leaf';
import { useText } from '../../../messages/i18n';
import { whenPointerIsUp } from '../../../ui/focus/whenPointerIsUp';
import type { RecordForm } from '../state/useRecordForm';
import { useSurroundings } from './useSurroundings';

export type LeafInputProps = {
  leaf: Leaf;
  /** Shown and not typed into. */
  isOff: boolean;
  /** Shown as it stands; it counts all the same. Default: no. */
  isFixed?: boolean;
} & Pick<RecordForm, 'methods' | 'isSending' | 'react'>;

/** One input, bound to the form by its path. Drawn again for its own value alone, and for what narrows its choices. */
export const LeafInput = memo(({ leaf, isOff, isFixed = false, methods: { control }, isSending, react }: LeafInputProps) => {
  const { name, path, field, lang } = leaf;
  const t = useText();
  const { field: bound, fieldState } = useController({ name: path, control });
  const around = useSurroundings(leaf, control, bound.value);
  const change = (value: unknown, isArrival = false) => {
    // while the form is sent its values stay as they are
    if (isSending()) return;
    bound.onChange(value);
    react(name, value, isArrival);
  };
  const Input = inputOf(field.kind);
  return (
    Input && (
      <Input
        field={field}
        name={path}
        value={bound.value as unknown}
        onChange={change}
        onBlur={() => whenPointerIsUp(bound.onBlur)}
        inputRef={bound.ref}
        error={isOff ? null : (fieldState.error?.message ?? null)}
        isRequired={Boolean(field.isRequired) && !isOff}
        {...around}
        offReason={isOff ? (field.offReason ?? t('form.notNeeded')) : isFixed ? (field.fixedReason ?? '') : null}
        lang={lang}
      />
    )
  );
});
LeafInput.displayName = 'LeafInput';
