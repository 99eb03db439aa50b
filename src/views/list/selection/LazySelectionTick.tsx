import { lazyComponent } from '../../../ui/lazy';
import { Popup } from '../../../ui/popups/Popup';

const SelectionTick = lazyComponent(() => import('./SelectionTick'));

/** A box of a list whose declaration has bulk actions; without it the list goes on. */
export const LazySelectionTick = ({ isOfPage }: { isOfPage?: boolean }) => (
  <Popup>
    <SelectionTick isOfPage={isOfPage} />
  </Popup>
);
