import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { ChevronDownIcon, LockIcon } from '../../icons';
import { isTab } from '../../pressedKeys';
import { useIsSending } from '../../submission/SendingContext';
import { FieldLabel } from '../FieldLabel';
import { FieldNote } from '../FieldNote';

export type SelectInputProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: { value: string; label: string }[];
  /** The first option, for no value. */
  none?: string;
  isDisabled?: boolean;
  isLocked?: boolean;
  isRequired?: boolean;
  /** Many options narrow as one types. Default: false. */
  narrows?: boolean;
  error?: string | null;
  hint?: ReactNode;
  name?: string;
  onBlur?: () => void;
  selectRef?: (element: HTMLElement | null) => void;
};

/** A labelled select of the browser, with its error or hint below. */
export const NativeSelect = ({
  label,
  value,
  onChange,
  options,
  none,
  isDisabled,
  isLocked,
  isRequired,
  error,
  hint,
  name,
  onBlur,
  selectRef,
}: SelectInputProps) => {
  const id = useId();
  const isSending = useIsSending();
  // a select has no read-only state: what would open or change it goes nowhere
  const hold = (event: KeyboardEvent | MouseEvent) => isSending && !('key' in event && isTab(event)) && event.preventDefault();
  return (
    <div className="field">
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <span className="select">
        <select
          id={id}
          name={name}
          className="input"
          value={value}
          disabled={isDisabled || isLocked}
          aria-disabled={isSending || undefined}
          ref={selectRef}
          onKeyDown={hold}
          onMouseDown={hold}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {isLocked ? <LockIcon aria-hidden /> : <ChevronDownIcon aria-hidden />}
      </span>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
};
