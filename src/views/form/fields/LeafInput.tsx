import { memo } from 'react';
import { useRecordContext } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { inputOf } from '../../../fields/inputs';
import type { Leaf } from '../../../fields/leaf';
import { useText } from '../../../messages/i18n';
import { holds, namesIn } from '../../../schema/condition';
import { valueAt } from '../../../schema/path';
import { whenPointerIsUp } from '../../../ui/focus/whenPointerIsUp';
import { useEngine } from '../../engine';
import type { RecordForm } from '../state/useRecordForm';

export type LeafInputProps = {
  leaf: Leaf;
  /** Shown and not typed into. */
  isOff: boolean;
} & Pick<RecordForm, 'methods' | 'isSending' | 'react'>;

/** One input, bound to the form by its path. Drawn again for its own value alone, and for what narrows its choices. */
export const LeafInput = memo(({ leaf, isOff, methods: { control }, isSending, react }: LeafInputProps) => {
  const { name, path, member, field, lang } = leaf;
  const t = useText();
  const { locks, viewer } = useEngine();
  const record = useRecordContext();
  const { field: bound, fieldState } = useController({ name: path, control });
  const outer = 'within' in field ? field.within : undefined;
  const narrowing = useWatch({ name: outer ?? path, control }) as unknown;
  const also = 'also' in field ? field.also?.when : undefined;
  const alsoNames = also ? namesIn(also) : [];
  const alsoValues = useWatch({ name: alsoNames, control }) as unknown[];
  const isStored = record !== undefined && valueAt(record, member) === bound.value;
  const text = 'shownAs' in field && field.shownAs && isStored ? valueAt(record!, field.shownAs) : undefined;
  const change = (value: unknown) => {
    // while the form is sent its values stay as they are
    if (isSending()) return;
    bound.onChange(value);
    react(name, value);
  };
  // an outer field that this person may not change is no input: the record has its value
  const outerValue = narrowing === undefined && outer && record ? valueAt(record, outer) : narrowing;
  const isWhole = 'whole' in field && field.whole !== undefined && [outerValue].flat().includes(field.whole);
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
        text={text as string | undefined}
        within={outer && !isWhole ? (Array.isArray(outerValue) ? (outerValue as string[]) : String(outerValue ?? '')) : undefined}
        stored={record && valueAt(record, member)}
        hasAlso={!also || holds(also, (each) => alsoValues[alsoNames.indexOf(each)])}
        isOwn={record && 'isOwn' in field ? field.isOwn?.(record as never, viewer) : undefined}
        viewer={viewer}
        isLocked={'lock' in field && field.lock !== undefined && field.lock in locks}
        offReason={isOff ? (field.offReason ?? t('form.notNeeded')) : null}
        lang={lang}
      />
    )
  );
});
LeafInput.displayName = 'LeafInput';
