import { useEffect, useRef, type Ref } from 'react';
import { useText } from '../../../messages/i18n';
import { mergeRefs } from '../../hooks/mergeRefs';
import './choices.css';

type Props = {
  /** Its accessible name. */
  label: string;
  /** What stands beside it. */
  text?: string;
  state: 'none' | 'some' | 'all';
  isOff?: boolean;
  onChange: (isOn: boolean) => void;
  tabIndex?: number;
  inputRef?: Ref<HTMLInputElement>;
  /** The id of the element that describes the checkbox. */
  describedBy?: string;
};

/** A box to tick for several at once: ticked, empty, or mixed. A mixed one becomes ticked. */
export const MixedTick = ({ label, text, state, isOff, onChange, tabIndex, inputRef, describedBy }: Props) => {
  const t = useText();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box.current!.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className="tick">
      <input
        ref={mergeRefs(box, inputRef)}
        type="checkbox"
        aria-label={text && !label.includes(text) ? t('form.tickOf', { label, text }) : label}
        aria-describedby={describedBy}
        checked={state === 'all'}
        disabled={isOff}
        tabIndex={tabIndex}
        onChange={() => {
          // the browser clears the mixed look on a click; the state decides
          box.current!.indeterminate = state === 'some';
          onChange(state !== 'all');
        }}
      />
      {text && <span>{text}</span>}
    </label>
  );
};
