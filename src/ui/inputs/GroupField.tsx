import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../messages/i18n';
import { RequiredMark } from './FieldLabel';
import { FieldNote } from './FieldNote';

type Props = Omit<ComponentProps<'div'>, 'onBlur'> & {
  /** Its label gets this id with `-label` behind it, its note with `-note`. */
  id: string;
  label: string;
  /** The label is read out, and not seen. */
  isLabelHidden?: boolean;
  isRequired?: boolean;
  error?: string | null;
  hint?: ReactNode;
  /** The focus has left the group. */
  onLeave?: () => void;
};

/**
 * A field of several controls: its label, its controls, and its error and hint below. ARIA has no required state for groups, so a
 * required group is described as one.
 */
export const GroupField = ({ id, label, isLabelHidden, isRequired, error, hint, onLeave, className = '', children, ...group }: Props) => {
  const t = useText();
  const isDescribedAsRequired = isRequired && group['aria-required'] === undefined;
  return (
    <div
      role="group"
      {...group}
      className={`field ${className}`}
      aria-labelledby={`${id}-label`}
      aria-describedby={[isDescribedAsRequired && `${id}-required`, (error || hint) && `${id}-note`].filter(Boolean).join(' ') || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.();
      }}
    >
      <span className={isLabelHidden ? 'visually-hidden' : 'label'} id={`${id}-label`}>
        <span>{label}</span>
        {isRequired && <RequiredMark />}
      </span>
      {isDescribedAsRequired && (
        <span id={`${id}-required`} hidden>
          {t('form.required')}
        </span>
      )}
      {children}
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
};
