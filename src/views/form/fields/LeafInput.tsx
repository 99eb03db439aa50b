import { memo } from 'react';
import { useController } from 'react-hook-form';
import { FormFieldContext } from '../../../fields/inputs/formField';
import type { ChangeSource } from '../../../fields/inputs/input';
import { useInput } from '../../../fields/inputs/inputs';
import type { Leaf } from '../../../fields/codecs/leaf';
import { useText } from '../../../messages/i18n';
import { isSame } from '../../../schema/values/path';
import { lazyComponent } from '../../../ui/lazy';
import { PartBoundary } from '../../../ui/PartBoundary';
import { whenPointerIsUp } from '../../../ui/focus/whenPointerIsUp';
import type { Replaced } from '../model/reactions';
import type { RecordForm } from '../state/useRecordForm';
import { useDeclared } from '../../declared';
import { useEngine } from '../../engine';
import { choiceRule } from '../model/choiceProblems';

const ReplacedNote = lazyComponent(() => import('./ReplacedNote'));

export type LeafInputProps = {
  leaf: Leaf;
  /** Shown and not typed into. */
  isOff: boolean;
  /** Shown as it stands; it counts all the same. Default: no. */
  isFixed?: boolean;
  /** Why it is off stands elsewhere already. */
  isReasonTold: boolean;
  /** What another change has replaced in it. Default: nothing. */
  replaced?: Replaced;
} & Pick<RecordForm, 'methods' | 'isSending' | 'react' | 'noteUnmatched'> &
  Pick<RecordForm['reactions'], 'undo'>;

/** One input, bound to the form by its path. Drawn again for its own value alone; the input asks for what else it needs. */
export const LeafInput = memo(
  ({ leaf, isOff, isFixed = false, isReasonTold, methods, isSending, react, noteUnmatched, replaced, undo }: LeafInputProps) => {
    const { name, path, field, lang } = leaf;
    const t = useText();
    const { field: bound, fieldState } = useController({ name: path, control: methods.control });
    const { viewer, locks } = useEngine();
    const { holds: holdsOf } = useDeclared().declaration;
    const change = (value: unknown, { isUserChange, isUnmatched }: ChangeSource = { isUserChange: true }) => {
      // while the form is sent its values stay as they are
      if (isSending()) return;
      if (isUnmatched) noteUnmatched(path);
      bound.onChange(value);
      react(name, value, isUserChange);
    };
    /** Restores the replaced value. The pressed button disappears, so the field gets the focus; a tap must not open the keyboard of a phone. */
    const restore = (isByKey: boolean) => {
      undo(path);
      if (isByKey) methods.setFocus(path);
    };
    const Input = useInput(field);
    const isReplaced = replaced && !isOff && !isSame(replaced.value, bound.value);
    const whyOff = isReasonTold ? '' : (field.disabledReason ?? t('form.notNeeded'));
    const about = {
      value: bound.value as unknown,
      error: isOff ? null : (fieldState.error?.message ?? null),
      disabledReason: isOff ? whyOff : isFixed ? (field.readOnlyReason ?? '') : null,
    };
    return (
      Input && (
        <PartBoundary label={field.label}>
          <FormFieldContext value={{ ...about, leaf, set: change, methods, viewer, locks, holdsOf }}>
            <Input
              {...about}
              field={field}
              name={path}
              onChange={change}
              onBlur={() => whenPointerIsUp(bound.onBlur)}
              inputRef={bound.ref}
              isRequired={Boolean(field.required) && !isOff}
              lang={lang}
            />
          </FormFieldContext>
          {about.error && fieldState.error!.type === choiceRule && (
            <span className="visually-hidden" role="alert">
              {about.error}
            </span>
          )}
          {isReplaced && <ReplacedNote label={field.label} cause={replaced.cause} onUndo={restore} />}
        </PartBoundary>
      )
    );
  },
);
LeafInput.displayName = 'LeafInput';
