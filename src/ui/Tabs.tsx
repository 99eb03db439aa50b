import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { pressedKeys } from './pressedKeys';
import './tabs.css';

type Props<K extends string> = { label: string; tabs: Record<K, ReactNode>; current: K; onChange: (tab: K) => void; children: ReactNode };

/** Tabs over one panel; the arrows, Home and End move between them. */
export const Tabs = <K extends string>({ label, tabs, current, onChange, children }: Props<K>) => {
  const id = useId();
  const names = Object.keys(tabs) as K[];
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const at = names.indexOf(current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[pressedKeys(event)];
    if (to === undefined) return;
    event.preventDefault();
    const next = names[(to + names.length) % names.length]!;
    onChange(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {names.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChange(name)}
            onKeyDown={onKey}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
};
