import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../../../messages/i18n';
import type { Loaded } from '../../../schema/actions';
import { isFocusFree } from '../../../ui/focus/focusContent';
import { useIsPhone } from '../../../ui/hooks/useIsPhone';
import { useLazy } from '../../../ui/lazy';
import SelectionTick from './SelectionTick';
import './bulkBar.css';

/** The line over the rows that holds what a declaration offers for the selected ones. It is always there, so that ticking moves no row. */
const BulkBar = ({ load }: { load: Loaded<object> }) => {
  const t = useText();
  const isPhone = useIsPhone();
  const count = useListContext().selectedIds.length;
  const Actions = useLazy(count > 0 ? load : null);
  const bar = useRef<HTMLDivElement>(null);
  const previous = useRef(count);
  // the button that was pressed is gone with the selection
  useEffect(() => {
    if (previous.current > 0 && count === 0 && isFocusFree()) bar.current?.focus({ preventScroll: true });
    previous.current = count;
  }, [count]);
  return (
    <div ref={bar} className="bulk-bar" role="region" aria-label={t('list.selection')} tabIndex={-1}>
      {isPhone && <SelectionTick isOfPage />}
      <span role="status" className={count > 0 ? 'visually-hidden' : undefined}>
        {t('list.selected', { count })}
      </span>
      {Actions && (
        <div className="bulk-actions">
          <Actions />
        </div>
      )}
    </div>
  );
};
export default BulkBar;
