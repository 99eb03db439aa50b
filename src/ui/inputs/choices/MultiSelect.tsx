import type { ReactNode } from 'react';
import './choices.css';
import './multiSelect.css';

type Props = {
  label: string;
  /** What stands for no choice at all. */
  all: string;
  options: { value: string; label: string }[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  hint?: ReactNode;
};

/** Several of a list, as ticks; "All" takes every choice away. */
export const MultiSelect = ({ label, all, options, values, onChange, hint }: Props) => (
  <fieldset className="multi-select">
    <legend className="label">{label}</legend>
    <div className="multi-select-options">
      <label className="tick">
        <input type="checkbox" checked={values.length === 0} onChange={() => onChange([])} />
        <span>{all}</span>
      </label>
      {options.map((option) => (
        <label key={option.value} className="tick">
          <input
            type="checkbox"
            checked={values.includes(option.value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...values, option.value] : values.filter((value) => value !== option.value))
            }
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
    {hint && <div className="hint">{hint}</div>}
  </fieldset>
);
