import { memo } from 'react';
import { useController } from 'react-hook-form';
import { inputOf } from '../../../fields/inputs';
import type { Leaf } from '../../../fields/leaf';
import { useText } from '../../../messages/i18n';
import { isSame } from '../../../schema/path';
import { lazyComponent } from '../../../ui/lazy';
import { whenPointerIsUp } from '../../../ui/focus/whenPointerIsUp';
import type { Replaced } from '../state/useReactions';
import type { RecordForm } from '../state/useRecordForm';
import { FieldBoundary } from './FieldBoundary';
import { useInputContext } from './useInputContext';

const ReplacedNote = lazyComponent(() => import('./ReplacedNote'));

export type LeafInputProps = {
  leaf: Leaf;
  /** Shown and not typed into. */
  isOff: boolean;
  /** Shown as it stands; it counts all the same. Default: no. */
  isFixed?: boolean;
  /** Why it is off stands elsewhere already. Default: no. */
  isReasonTold?: boolean;
  /** What another change has replaced in it. Default: nothing. */
  replaced?: Replaced;
} & Pick<RecordForm, 'methods' | 'isSending' | 'react' | 'undo'>;

/** One input, bound to the form by its path. Drawn again for its own value alone, and for what narrows its choices. */
export const LeafInput = memo(
  ({ leaf, isOff, isFixed = false, isReasonTold = false, methods: { control }, isSending, react, replaced, undo }: LeafInputProps) => {
    const { name, path, field, lang } = leaf;
    const t = useText();
    const { field: bound, fieldState } = useController({ name: path, control });
    const around = useInputContext(leaf, control, bound.value);
    const change = (value: unknown, { isUserChange } = { isUserChange: true }) => {
      // while the form is sent its values stay as they are
      if (isSending()) return;
      bound.onChange(value);
      react(name, value, isUserChange);
    };
    const Input = inputOf(field.kind);
    const isReplaced = replaced && !isOff && !isSame(replaced.value, bound.value);
    return (
      Input && (
        <FieldBoundary label={field.label}>
          <Input
            field={field}
            name={path}
            value={bound.value as unknown}
            onChange={change}
            onBlur={() => whenPointerIsUp(bound.onBlur)}
            inputRef={bound.ref}
            error={isOff ? null : (fieldState.error?.message ?? null)}
            isRequired={Boolean(field.required) && !isOff}
            {...around}
            disabledReason={
              isOff ? (isReasonTold ? '' : (field.disabledReason ?? t('form.notNeeded'))) : isFixed ? (field.readOnlyReason ?? '') : null
            }
            lang={lang}
          />
          {isReplaced && <ReplacedNote label={field.label} cause={replaced.cause} onUndo={() => undo(path)} />}
        </FieldBoundary>
      )
    );
  },
);
LeafInput.displayName = 'LeafInput';
