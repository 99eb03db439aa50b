import type { ComponentProps, ReactNode } from 'react';
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

/** A field of several controls: its label, what it consists of, and its error and hint below. */
export const GroupField = ({ id, label, isLabelHidden, isRequired, error, hint, onLeave, className = '', children, ...group }: Props) => (
  <div
    role="group"
    {...group}
    className={`field ${className}`}
    aria-labelledby={`${id}-label`}
    aria-describedby={error || hint ? `${id}-note` : undefined}
    onBlur={({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) onLeave?.();
    }}
  >
    <span className={isLabelHidden ? 'visually-hidden' : 'label'} id={`${id}-label`}>
      <span>{label}</span>
      {isRequired && <RequiredMark />}
    </span>
    {children}
    <FieldNote id={`${id}-note`} error={error} hint={hint} />
  </div>
);
