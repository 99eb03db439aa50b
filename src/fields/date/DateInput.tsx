import { useRef } from 'react';
import { useText } from '../../messages/i18n';
import { CalendarIcon } from '../../ui/icons';
import { TextInput } from '../../ui/TextInput';
import type { InputProps } from '../input';

/** A day, typed as yyyy/MM/dd whatever the browser's language (SHR-018), or picked in the browser's own calendar. */
export const DateInput = ({ field: { label, hint }, name, value, onChange, onBlur, inputRef, error, isRequired }: InputProps<'date'>) => {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const day = String(value ?? '');
  return (
    <TextInput
      name={name}
      label={label}
      placeholder="yyyy/MM/dd"
      inputMode="numeric"
      autoComplete="off"
      value={day}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={inputRef}
      error={error}
      hint={hint}
      isRequired={isRequired}
      limit={10}
      keeps={/[0-9/]/}
      end={
        <span className="date-picker">
          <button
            type="button"
            className="icon-button"
            aria-label={t('form.pickDay', { label })}
            title={t('form.pickDay', { label })}
            onClick={() => picker.current?.showPicker()}
          >
            <CalendarIcon />
          </button>
          <input
            ref={picker}
            type="date"
            max="9999-12-31"
            tabIndex={-1}
            aria-hidden
            value={/^\d{4}\/\d{2}\/\d{2}$/.test(day) ? day.replaceAll('/', '-') : ''}
            onChange={(event) => onChange(event.target.value.replaceAll('-', '/'))}
          />
        </span>
      }
    />
  );
};
