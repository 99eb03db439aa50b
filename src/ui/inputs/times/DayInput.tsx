import { useRef } from 'react';
import { Button } from '../../Button';
import { useText } from '../../../messages/i18n';
import { dayInWords, daysOf, isDay, readDay, suggestedDays, type DayRange } from '../../../format/day';
import { mergeRefs } from '../../hooks/mergeRefs';
import { useIsSending } from '../../submission/SendingContext';
import { CalendarIcon } from '../../icons';
import { Suggestions } from '../Suggestions';
import { TextInput, type TextInputProps } from '../TextInput';
import './dayInput.css';

type Props = Omit<TextInputProps, 'end' | 'limit' | 'keeps' | 'onBlur'> & {
  range?: DayRange;
  /** The field is left, or a day was offered or picked and taken. @param text what it holds now */
  onBlur?: (text: string) => void;
};

const isoOf = (day: string) => day.replaceAll('/', '-');

/**
 * A day (SHR-018), typed as people do and written as yyyy/MM/dd when the field is left, or picked in the browser's own
 * calendar. What is no day is kept as it was typed.
 */
export const DayInput = ({ range, ...props }: Props) => {
  const { label, value, error, hint, inputRef, onChange, onBlur } = props;
  const t = useText();
  const isSending = useIsSending();
  const isOff = props.isDisabled || isSending;
  const input = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { from, to } = daysOf(range);
  const suggested = readDay(value) ? [] : suggestedDays(value).filter((day) => isDay(day, range));
  const leave = () => {
    const day = readDay(value);
    if (day && day !== value) onChange(day);
    onBlur?.(day ?? value);
  };
  /** Takes a day that was offered or picked, and checks it. A calendar that is still open keeps the focus. */
  const check = (day: string) => {
    onChange(day);
    onBlur?.(day);
  };
  /** Takes the offered day. Its button disappears, so the input gets the focus. */
  const take = (day: string) => {
    check(day);
    input.current?.focus();
  };
  return (
    <TextInput
      {...props}
      inputRef={mergeRefs(input, inputRef)}
      onBlur={leave}
      hint={
        suggested.length > 0 ? (
          <Suggestions
            suggestions={suggested.map((day) => ({ value: day, text: t('form.meansDay', { day: dayInWords(day) }) }))}
            onTake={take}
          />
        ) : error ? (
          t('form.dayHint', { first: from, last: to })
        ) : (
          hint
        )
      }
      placeholder="yyyy/MM/dd"
      end={
        <span className="date-picker">
          <Button
            look="icon"
            aria-label={t('form.pickDay', { label })}
            title={t('form.pickDay', { label })}
            isOff={isOff}
            onClick={() => picker.current?.showPicker()}
          >
            <CalendarIcon />
          </Button>
          <input
            ref={picker}
            type="date"
            min={isoOf(from)}
            max={isoOf(to)}
            tabIndex={-1}
            aria-hidden
            value={isDay(value, range) ? isoOf(readDay(value)!) : ''}
            disabled={isOff}
            onChange={(event) => check(event.target.value.replaceAll('-', '/'))}
          />
        </span>
      }
    />
  );
};
