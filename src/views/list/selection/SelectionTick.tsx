import { useListContext, useRecordContext } from 'react-admin';
import { useText } from '../../../messages/i18n';
import { MixedTick } from '../../../ui/inputs/choices/MixedTick';
import { useDeclaredList } from '../../declared';
import type { Row } from '../../row';

/** The box that selects the row around it. */
const RowTick = () => {
  const t = useText();
  const { declaration } = useDeclaredList();
  const { selectedIds, onToggleItem } = useListContext();
  const record = useRecordContext<Row>()!;
  return (
    <MixedTick
      label={t('list.selectOf', { record: declaration.recordTitle(record) })}
      state={selectedIds.includes(record.id) ? 'all' : 'none'}
      onChange={() => onToggleItem(record.id)}
    />
  );
};

/** The box that selects the rows of the page; what is selected on other pages stays. */
const PageTick = () => {
  const t = useText();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const others = selectedIds.filter((id) => !ids.includes(id));
  const count = selectedIds.length - others.length;
  return (
    <MixedTick
      label={t('list.selectPage')}
      state={count === 0 ? 'none' : count === ids.length ? 'all' : 'some'}
      isOff={ids.length === 0}
      onChange={(isOn) => onSelect(isOn ? [...others, ...ids] : others)}
    />
  );
};

/** A box of a list whose declaration has bulk actions: of a row or of the page. */
const SelectionTick = ({ isOfPage }: { isOfPage?: boolean }) => (isOfPage ? <PageTick /> : <RowTick />);
export default SelectionTick;
