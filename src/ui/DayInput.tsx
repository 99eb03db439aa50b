import { useRef } from 'react';
import { useText } from '../messages/i18n';
import { isDay } from './day';
import { CalendarIcon } from './icons';
import { TextInput, type TextInputProps } from './TextInput';

/** A day, typed as yyyy/MM/dd (dashes and dots become slashes) whatever the browser's language (SHR-018), or picked in the browser's own calendar. */
export const DayInput = (props: Omit<TextInputProps, 'end' | 'limit' | 'keeps'>) => {
  const { label, value, onChange } = props;
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <TextInput
      {...props}
      onChange={(text) => onChange(text.replaceAll(/[-.]/g, '/'))}
      placeholder="yyyy/MM/dd"
      inputMode="numeric"
      autoComplete="off"
      limit={10}
      keeps={/[0-9/.-]/}
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
            value={isDay(value) ? value.replaceAll('/', '-') : ''}
            onChange={(event) => onChange(event.target.value.replaceAll('-', '/'))}
          />
        </span>
      }
    />
  );
};
