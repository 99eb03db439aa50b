import { useId, useState } from 'react';
import { Button } from '../../../ui/Button';
import { formatDateTime } from '../../../format/dateTime';
import { useText } from '../../../messages/i18n';
import { ColumnsIcon, DensityIcon, RefreshIcon } from '../../../ui/icons';
import { formatCount } from '../../../format/count';
import { PanelButton } from '../../../ui/popups/MenuButton';
import { Popup } from '../../../ui/popups/Popup';
import { lazyComponent } from '../../../ui/lazy';
import { useIsLong } from '../../../ui/hooks/useIsLong';
import { useDeclaredList } from '../../declared';
import { loadFilterTags } from '../listParts';
import { useListScope } from '../state/listContext';
import type { ListState } from '../state/useListState';
import { ExportButton } from './ExportButton';
import { ListAnnouncement } from './ListAnnouncement';
import { ListButtons } from './ListButtons';
import './filter.css';
import './toolbar.css';

const FilterTags = lazyComponent(loadFilterTags);
const loadColumnsPanel = () => import('./ColumnsPanel');
const ColumnsPanel = lazyComponent(loadColumnsPanel);

type Props = {
  /** The columns that can be hidden. */
  hideable: readonly string[];
  hidden: string[];
  onHide: (columns: string[]) => void;
  isCompact: boolean;
  onCompact: (isCompact: boolean) => void;
  isPhone: boolean;
  /** What is typed into the search differs from what the rows show. */
  isUnsearched: boolean;
};

/** A list that takes longer than these milliseconds says so. */
const slow = 10_000;

/** When the rows were last loaded; those that are coming keep the time of those that are there. */
const useAsOf = ({ loadedAt }: ListState) => {
  const [asOf, setAsOf] = useState(loadedAt);
  if (loadedAt && loadedAt !== asOf) setAsOf(loadedAt);
  return formatDateTime(asOf || null, 'HH:mm');
};

/** The line over a list: filter, sort, tags, total; refresh, columns, density, export. */
export const ListToolbar = ({ hideable, hidden, onHide, isCompact, onCompact, isPhone, isUnsearched }: Props) => {
  const t = useText();
  const id = useId();
  const { list } = useDeclaredList();
  const state = useListScope();
  const time = useAsOf(state);
  const isSlow = useIsLong(state.isFetching, slow);
  const { total, error, data } = state;
  const shownTotal = list.showTotal && total !== undefined && (
    <strong className="total">{t('literal.totalResults', { n: formatCount(total) })}</strong>
  );
  const sortedBy = list.sortedBy && <span className="sorted-by">{list.sortedBy}</span>;
  const hasTags = list.filters && Object.keys(state.chosen).length > 0;
  const tags = hasTags && (
    <Popup>
      <FilterTags filters={list.filters!} limit={isPhone ? 1 : Infinity} />
    </Popup>
  );
  const isExportTold = Boolean(list.export) && isUnsearched && total !== undefined;
  const trouble = isSlow ? t('list.slow') : time && data && error ? t('list.notRefreshed', { time }) : undefined;
  const note = (
    <>
      <span className={isPhone && isExportTold ? 'visually-hidden' : 'as-of'} id={`${id}-note`}>
        {isExportTold
          ? t('list.asShown', { smart_count: total!, total: formatCount(total!) })
          : (trouble ?? (time && data && !isPhone && t('list.asOf', { time })))}
      </span>
      <ListAnnouncement trouble={trouble} />
    </>
  );
  const refresh = (
    <Button look="icon" aria-label={t('list.refresh')} title={t('list.refresh')} onClick={() => state.reload()}>
      <RefreshIcon />
    </Button>
  );
  const exporting = list.export && (
    <ExportButton isIcon={isPhone} fileName={list.export.fileName} note={isExportTold ? `${id}-note` : undefined} />
  );
  if (isPhone) {
    return (
      <div className="toolbar-phone">
        {!list.search && (list.filters || list.sorts) && (
          <div className="toolbar-phone-line">
            <ListButtons isPhone />
          </div>
        )}
        {tags && <div className="toolbar-phone-line">{tags}</div>}
        <div className="toolbar-phone-line toolbar-phone-total">
          {shownTotal}
          {sortedBy}
          {note}
          <span className="toolbar-end">
            {refresh}
            {exporting}
          </span>
        </div>
      </div>
    );
  }
  return (
    <div className="toolbar">
      <ListButtons isPhone={false} />
      {tags}
      {shownTotal}
      {sortedBy}
      <div className="toolbar-end">
        {note}
        {refresh}
        <PanelButton
          label={t('list.columns')}
          title={t('list.columns')}
          look="icon"
          isAtEnd
          ahead={loadColumnsPanel}
          panel={() => <ColumnsPanel columns={hideable} fields={list.fields} hints={list.columnHints} hidden={hidden} onHide={onHide} />}
        >
          <ColumnsIcon />
        </PanelButton>
        <Button
          look="icon"
          aria-pressed={isCompact}
          aria-label={t('list.density')}
          title={t('list.density')}
          onClick={() => onCompact(!isCompact)}
        >
          <DensityIcon />
        </Button>
        {exporting}
      </div>
    </div>
  );
};
