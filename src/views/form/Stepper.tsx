import { useEffect, useRef } from 'react';
import type { RecordForm } from './state/useRecordForm';
import './stepper.css';

/** The steps of a form and where one is; a new step is told, and the keyboard goes on from its name. */
const Stepper = ({ steps: { steps, at } }: { steps: RecordForm['steps'] }) => {
  const current = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    window.scrollTo({ top: 0 });
    current.current!.focus({ preventScroll: true });
  }, [at]);
  return (
    <ol className="stepper">
      {steps.map(({ title }, i) => (
        <li key={title} aria-current={i === at ? 'step' : undefined} className={i < at ? 'step-passed' : undefined}>
          <span className="step-number" aria-hidden>
            {i + 1}
          </span>
          {i === at ? (
            <h2 ref={current} tabIndex={-1}>
              {title}
            </h2>
          ) : (
            <span>{title}</span>
          )}
        </li>
      ))}
    </ol>
  );
};
export default Stepper;
