import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../../../messages/i18n';
import type { Loaded } from '../../../schema/actions';
import { isFocusFree } from '../../../ui/focus/focusContent';
import { useIsPhone } from '../../../ui/hooks/useIsPhone';
import { useLazy } from '../../../ui/lazy';
import { selectingKey } from '../state/useSelection';
import SelectionTick from './SelectionTick';
import { useUnselectGone } from './useUnselectGone';
import './bulkBar.css';

/** The line over the rows that holds what a declaration offers for the selected ones. It is always there, so that ticking moves no row. */
const BulkBar = ({ load }: { load: Loaded<object> }) => {
  const t = useText();
  const isPhone = useIsPhone();
  const { resource, selectedIds } = useListContext();
  const count = selectedIds.length;
  const Actions = useLazy(count > 0 ? load : null);
  const isSelecting = useIsFetching({ queryKey: selectingKey(resource) }) > 0;
  const bar = useRef<HTMLDivElement>(null);
  const previous = useRef(count);
  useUnselectGone();
  // the button that was pressed is gone with the selection
  useEffect(() => {
    if (previous.current > 0 && count === 0 && isFocusFree()) bar.current!.focus({ preventScroll: true });
    previous.current = count;
  }, [count]);
  /** Nothing is done with the selection while it grows: a person means the rows that they see ticked. */
  const hold = (event: MouseEvent) => {
    if (!isSelecting) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={bar} className="bulk-bar" role="region" aria-label={t('list.selection')} tabIndex={-1}>
      {isPhone && <SelectionTick isOfPage />}
      <span role="status" className={count > 0 ? 'visually-hidden' : undefined}>
        {t('list.selected', { count })}
      </span>
      {Actions && (
        <div className="bulk-actions" aria-busy={isSelecting} onClickCapture={hold}>
          <Actions />
        </div>
      )}
    </div>
  );
};
export default BulkBar;
