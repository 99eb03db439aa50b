import { isDay, type DayRange } from '../../../format/day';
import { localTime } from '../../../format/dateTime';
import { endOfDay, joinParts, timeOf } from '../../../format/moment';
import { quarterHours } from '../../../format/quarterHours';
import { useText } from '../../../messages/i18n';
import { SelectInput } from '../choices/SelectInput';
import { DayInput } from './DayInput';
import type { TextInputProps } from '../TextInput';
import './localDateTimeInput.css';

type Parts = { day: string; time: string };
type Props = Pick<TextInputProps, 'name' | 'label' | 'error' | 'hint' | 'isRequired' | 'isDisabled' | 'inputRef'> & {
  value: Parts;
  onChange: (value: Parts) => void;
  onBlur?: () => void;
  range?: DayRange;
  /** The name of the choice of the time. Default: that of the day with `.time` behind it. */
  timeName?: string;
  /** What the choice of the time is called. Default: made of the label. */
  timeLabel?: string;
  timeError?: string | null;
  /** The last choice of the time. Default: 23:45. */
  upTo?: typeof endOfDay;
};

/** A day and a quarter of an hour in UTC+8, with the local time where it differs. A stored time between two quarters stays. */
export const LocalDateTimeInput = ({ value, onChange, onBlur, timeName, timeLabel, timeError, upTo, ...day }: Props) => {
  const t = useText();
  const { name, label, isRequired, isDisabled, error } = day;
  const offered = upTo === endOfDay ? [...quarterHours, endOfDay] : quarterHours;
  const isOdd = value.time !== '' && !offered.includes(value.time);
  const times = isOdd ? [...offered, value.time].toSorted() : offered;
  /** Only the time is missing. */
  const isDayAlone = (text: string) => value.time === '' && isDay(text, day.range);
  /** A person who has entered the day goes on to the time, so that a missing time is no error yet. A former error is checked again. */
  const leaveDay = (text: string) => {
    if (error || !isDayAlone(text)) onBlur?.();
  };
  const local = localTime(timeOf(joinParts(value)));
  return (
    <div className="moment-input">
      <div className="moment-parts">
        <DayInput {...day} value={value.day} onChange={(each) => onChange({ ...value, day: each })} onBlur={leaveDay} />
        <SelectInput
          name={timeName ?? `${name}.time`}
          label={timeLabel ?? t('form.timeOf', { label })}
          isRequired={isRequired}
          isDisabled={isDisabled}
          value={value.time}
          onChange={(time) => onChange({ ...value, time })}
          onBlur={onBlur}
          none={t('form.choose')}
          options={times.map((time) => ({ value: time, label: time }))}
          error={timeError ?? (isDayAlone(value.day) ? error : null)}
        />
      </div>
      {local && <p className="hint moment-local">{t('form.localTime', { time: local })}</p>}
    </div>
  );
};
