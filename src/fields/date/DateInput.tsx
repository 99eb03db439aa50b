import { useRef } from 'react';
import { useText } from '../../messages/i18n';
import { CalendarIcon } from '../../ui/icons';
import { TextInput } from '../../ui/TextInput';
import { controlProps, type InputProps } from '../input';

/** A day, typed as yyyy/MM/dd whatever the browser's language (SHR-018), or picked in the browser's own calendar. */
export const DateInput = (props: InputProps<'date'>) => {
  const { value, onChange } = props;
  const { label } = props.field;
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const day = String(value ?? '');
  return (
    <TextInput
      {...controlProps(props)}
      inputRef={props.inputRef}
      placeholder="yyyy/MM/dd"
      inputMode="numeric"
      autoComplete="off"
      value={day}
      onChange={onChange}
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
