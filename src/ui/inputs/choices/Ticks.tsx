import { useId, type ReactNode } from 'react';
import { useText } from '../../../messages/i18n';
import { GroupField } from '../GroupField';
import { MixedTick } from './MixedTick';
import './ticks.css';

type Code = string | number;
type Option = {
  value: Code;
  label: string;
  /** It stays as it is. */ isFixed?: boolean;
  /** The heading that it stands under, where there are several. Default: none. */ group?: string;
};
type Props = {
  label: string;
  name: string;
  options: readonly Option[];
  values: readonly Code[];
  onChange: (values: readonly Code[]) => void;
  onBlur?: () => void;
  inputRef?: (element: HTMLElement | null) => void;
  error?: string | null;
  hint?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
};

const isSame = (a: unknown, b: unknown) => String(a) === String(b);

/** Several of a list as ticks, with one for all of them. */
export const Ticks = ({ label, name, options, values, onChange, onBlur, inputRef, error, hint, isRequired, isDisabled }: Props) => {
  const t = useText();
  const id = useId();
  const isChosen = (code: Code) => values.some((each) => isSame(each, code));
  const free = options.filter(({ isFixed }) => !isFixed);
  const count = options.filter(({ value }) => isChosen(value)).length;
  /** In the order of the options, whatever was ticked first; what they do not have stays. */
  const choose = (isWanted: (code: Code) => boolean) =>
    onChange([
      ...options.filter(({ value, isFixed }) => (isFixed ? isChosen(value) : isWanted(value))).map(({ value }) => value),
      ...values.filter((code) => !options.some(({ value }) => isSame(value, code))),
    ]);
  const groups = [...new Set(options.map(({ group }) => group))];
  const draw = ({ value, label: text, isFixed }: Option) => (
    <label key={value} className="tick">
      <input
        type="checkbox"
        name={name}
        value={String(value)}
        ref={value === options[0]!.value ? inputRef : undefined}
        checked={isChosen(value)}
        disabled={isDisabled || isFixed}
        onChange={({ target }) => choose((code) => (isSame(code, value) ? target.checked : isChosen(code)))}
      />
      <span>{text}</span>
    </label>
  );
  return (
    <GroupField id={id} className="ticks-field" label={label} isRequired={isRequired} error={error} hint={hint} onLeave={onBlur}>
      <span className="ticks" tabIndex={-1} ref={options.length === 0 ? inputRef : undefined}>
        {free.length > 1 && (
          <MixedTick
            label={t('form.allOf', { label })}
            text={t('list.all')}
            state={count === 0 ? 'none' : count === options.length ? 'all' : 'some'}
            isOff={isDisabled}
            onChange={(isOn) => choose(() => isOn)}
          />
        )}
        {groups.length < 2
          ? options.map(draw)
          : groups.map((group) => (
              <span key={group ?? ''} className="ticks-group" role={group && 'group'} aria-label={group}>
                {group && <span className="ticks-heading">{group}</span>}
                {options.filter((option) => option.group === group).map(draw)}
              </span>
            ))}
      </span>
    </GroupField>
  );
};
