import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { containing, isBlank } from '../../../format/normaliseText';
import { useText } from '../../../messages/i18n';
import { ChevronDownIcon } from '../../icons';
import { isEnter, pressedKeys } from '../../pressedKeys';
import { useIsSending } from '../../submission/SendingContext';
import { FieldLabel } from '../FieldLabel';
import { FieldNote } from '../FieldNote';
import { mergeRefs } from '../../hooks/mergeRefs';
import type { SelectInputProps } from './NativeSelect';
import './comboBox.css';

/** What is typed is looked for elsewhere. */
export type ComboSearch = {
  /** Hears of each change of what is typed, and of nothing typed when the list opens. */
  onType: (typed: string) => void;
  /** What was found for exactly what is typed. */
  found: SelectInputProps['options'];
  /** What stands in the input when the list opens. Default: nothing. */
  kept?: string;
  /** The list closes. */
  onClose: () => void;
  /** How far the search is, for everybody to read and to hear. */
  status: string;
};

/** A choice among many that narrows as one types, or searches; the arrows, Enter and Escape as in any combobox. */
const ComboBox = ({
  label,
  value,
  onChange,
  options,
  none,
  isRequired,
  error,
  hint,
  name,
  onBlur,
  selectRef,
  search,
}: SelectInputProps & { search?: ComboSearch }) => {
  const t = useText();
  const id = useId();
  const isSending = useIsSending();
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** What was typed since the list opened; null while it is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  // options that arrive late put it in the place of a native select, which may have the focus
  const [takesFocus] = useState(() => document.activeElement?.getAttribute('name') === name);
  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const isOpen = typed !== null;
  const chosen = options.find((option) => option.value === value);
  const all = none === undefined || isRequired ? options : [{ value: '', label: none }, ...options];
  const narrowed = (part: string) => {
    const isNamed = containing(part);
    return search?.found ?? all.filter(({ label }) => isNamed(label));
  };
  const shown = typed && !isBlank(typed) ? narrowed(typed) : all;
  const status = search?.status ?? (shown.length === 0 ? t('form.noOption') : '');
  const idOf = (i: number) => `${id}-option-${i}`;

  useEffect(() => {
    if (isOpen) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at, isOpen]);

  const open = () => {
    if (isSending || isOpen) return;
    setTyped(search?.kept ?? '');
    search?.onType(search.kept ?? '');
    setAt(Math.max(0, all.indexOf(chosen ?? all[0]!)));
  };
  const close = () => {
    setTyped(null);
    search?.onClose();
  };
  const choose = (option: { value: string } | undefined) => {
    if (option) onChange(option.value);
    close();
    // what is typed next stands in place of the label, unless it is typed somewhere else by now
    requestAnimationFrame(() => document.activeElement === input.current && input.current?.select());
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isSending) return;
    const keys = pressedKeys(event);
    const last = Math.max(0, shown.length - 1);
    const to = { ArrowDown: isOpen ? Math.min(last, at + 1) : at, ArrowUp: Math.max(0, at - 1), Home: 0, End: last }[keys];
    if (keys === 'Alt+ArrowDown') {
      event.preventDefault();
      open();
    } else if (keys === 'ArrowDown' || keys === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) setAt(to!);
      else open();
    } else if ((keys === 'Home' || keys === 'End') && isOpen) {
      event.preventDefault();
      setAt(to!);
    } else if (isEnter(event) && isOpen) {
      event.preventDefault();
      // what is still looked for is waited for
      if (shown[at] ?? !search) choose(shown[at]);
    } else if (keys === 'Escape' && isOpen) {
      // the dialog around it stays
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className="field">
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <span className="select combo">
        <input
          id={id}
          name={name}
          className="input"
          role="combobox"
          autoComplete="off"
          translate="no"
          spellCheck={false}
          readOnly={isSending}
          ref={mergeRefs(input, selectRef)}
          value={typed || (isOpen ? '' : (chosen?.label ?? ''))}
          placeholder={isOpen ? (chosen?.label ?? none) : none}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown.length > 0 ? idOf(at) : undefined}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onClick={open}
          onKeyDown={onKey}
          onChange={({ target }) => {
            setTyped(target.value);
            search?.onType(target.value);
            setAt(0);
          }}
          onBlur={() => {
            close();
            onBlur?.();
          }}
        />
        <ChevronDownIcon aria-hidden />
        <div className="combo-list" hidden={!isOpen}>
          <p className="combo-status" role="status">
            {isOpen && status}
          </p>
          <ul className="combo-options" role="listbox" id={`${id}-list`} aria-label={label} ref={list}>
            {isOpen &&
              shown.map((option, i) => (
                // the focus stays in the input, which has the keys
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                <li
                  key={option.value}
                  id={idOf(i)}
                  role="option"
                  aria-selected={i === at}
                  className="combo-option"
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  {option.label}
                </li>
              ))}
          </ul>
        </div>
      </span>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
};
export default ComboBox;
