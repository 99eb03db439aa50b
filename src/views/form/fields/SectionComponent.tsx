import { useEffect, useRef } from 'react';
import type { Loaded } from '../../../schema/actions';
import { useLazy } from '../../../ui/lazy';
import { PartBoundary } from '../../../ui/PartBoundary';
import { isTab } from '../../../ui/pressedKeys';
import { useIsSending } from '../../../ui/submission/SendingContext';

/** How a person changes an input; Tab only leaves it. */
const changes = ['beforeinput', 'keydown', 'mousedown', 'click', 'drop'];

/** A section drawn by a component of the declaration. While the form is sent nothing in it can be changed, and the focus stays. */
const SectionComponent = ({ title = '', load }: { title?: string; load: Loaded<object> }) => {
  const Component = useLazy(load);
  const isSending = useIsSending();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = section.current;
    if (!isSending || !element) return;
    const hold = (event: Event) => {
      if (event instanceof KeyboardEvent && isTab(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const change of changes) element.addEventListener(change, hold, true);
    return () => {
      for (const change of changes) element.removeEventListener(change, hold, true);
    };
  }, [isSending]);
  return (
    <div ref={section} className="section-component" aria-busy={isSending}>
      <PartBoundary label={title}>{Component && <Component />}</PartBoundary>
    </div>
  );
};
export default SectionComponent;
