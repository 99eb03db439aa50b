import { useId } from 'react';
import { useText } from '../../messages/i18n';
import { MixedTick } from '../../ui/inputs/choices/MixedTick';
import { GroupField } from '../../ui/inputs/GroupField';
import { useIsSending } from '../../ui/submission/SendingContext';
import type { InputProps } from '../input';
import { LookupFailure } from './LookupFailure';
import { useLookup } from './useLookup';
import './ticks.css';

const isSameCode = (a: unknown, b: unknown) => String(a) === String(b);

/** Several of a lookup as ticks, with one for all; where another field narrows them, none until that is chosen. */
export const ReferenceTicks = ({
  field,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
  isRequired,
  within,
  offReason = null,
}: InputProps<'reference'>) => {
  const t = useText();
  const id = useId();
  const isSending = useIsSending();
  const isWaiting = within === '';
  const { items = [], error: failure, isPending, retry } = useLookup(field, within);
  const chosen = value as readonly (string | number)[];
  const offered = isWaiting ? [] : items;
  // a code that the lookup has no more stays until it is taken away
  const gone = isPending || failure ? [] : chosen.filter((code) => !offered.some((item) => isSameCode(item.value, code)));
  const options = [...offered, ...gone.map((code) => ({ value: code, label: String(code) }))];
  const isChosen = (code: unknown) => chosen.some((each) => isSameCode(each, code));
  const count = options.filter((option) => isChosen(option.value)).length;
  const isOff = offReason !== null || isSending;
  const hint = failure ? (
    <LookupFailure label={field.label} onRetry={retry} />
  ) : isWaiting ? (
    t('form.chooseOuter')
  ) : (
    (offReason ?? field.hint)
  );
  return (
    <GroupField id={id} className="reference-ticks" label={field.label} isRequired={isRequired} error={error} hint={hint} onLeave={onBlur}>
      <span className="ticks" tabIndex={-1} ref={options.length === 0 ? inputRef : undefined}>
        {options.length > 1 && (
          <MixedTick
            label={t('form.allOf', { label: field.label })}
            text={t('list.all')}
            state={count === 0 ? 'none' : count === options.length ? 'all' : 'some'}
            isOff={isOff}
            onChange={(isOn) => onChange(isOn ? options.map((option) => option.value) : [])}
          />
        )}
        {options.map((option, i) => (
          <label key={option.value} className="tick">
            <input
              type="checkbox"
              name={name}
              value={String(option.value)}
              ref={i === 0 ? inputRef : undefined}
              checked={isChosen(option.value)}
              disabled={isOff}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, option.value] : chosen.filter((code) => !isSameCode(code, option.value)))
              }
            />
            {option.label}
          </label>
        ))}
      </span>
    </GroupField>
  );
};
