import { useEffect, useState } from 'react';
import type { Resource } from '../../../schema/resource';
import { formatDateTime } from '../../../fields/formatDateTime';
import { useText, type Text } from '../../../messages/i18n';
import { ChevronDownIcon, ColumnsIcon, DensityIcon, FilterIcon, RefreshIcon, SortIcon } from '../../../ui/icons';
import { formatCount } from '../../../ui/formatCount';
import { MenuButton, PanelButton } from '../../../ui/MenuButton';
import { ColumnsPanel } from './ColumnsPanel';
import { ExportButton } from './ExportButton';
import { FilterPanel } from './FilterPanel';
import { FilterTags } from './FilterTags';
import { parseSort } from '../listParams';
import type { ListState } from '../useListState';
import './filter.css';
import './toolbar.css';

type Props = {
  resource: string;
  declaration: Resource;
  list: NonNullable<Resource['list']>;
  state: ListState;
  /** The columns that can be hidden. */
  hideable: readonly string[];
  hidden: string[];
  onHide: (columns: string[]) => void;
  isCompact: boolean;
  onCompact: (isCompact: boolean) => void;
  isPhone: boolean;
};

/** "Last login, newest first": the label of a sort. */
export const sortLabel = (sort: string, fields: Resource['fields'], t: Text) => {
  const { field, order } = parseSort(sort);
  const { label = field, kind } = fields[field] ?? {};
  const isTime = kind === 'dateTime';
  return t(order === 'DESC' ? (isTime ? 'list.newest' : 'list.descending') : isTime ? 'list.oldest' : 'list.ascending', { label });
};

/** When the rows were last loaded. */
const useAsOf = ({ isFetching, data }: ListState) => {
  const [asOf, setAsOf] = useState<number | null>(null);
  useEffect(() => {
    if (!isFetching && data) setAsOf(Date.now());
  }, [isFetching, data]);
  return formatDateTime(asOf, 'HH:mm');
};

/** The line over a list: filter, sort, tags, total; refresh, columns, density, export. */
export const Toolbar = ({ resource, declaration, list, state, hideable, hidden, onHide, isCompact, onCompact, isPhone }: Props) => {
  const t = useText();
  const asOf = useAsOf(state);
  const { fields } = declaration;
  const active = Object.keys(state.chosen).length;
  const current = list.sorts?.find((sort) => parseSort(sort).field === state.sort.field && parseSort(sort).order === state.sort.order);
  const total = list.showsTotal && state.total !== undefined && (
    <strong className="total">{t('literal.totalResults', { n: formatCount(state.total) })}</strong>
  );
  const filters = list.filters && (
    <PanelButton label={t('list.filterTitle')} panel={(close) => <FilterPanel filters={list.filters!} state={state} onClose={close} />}>
      <FilterIcon />
      {t('list.filter')}
      {active > 0 && <span className="count">{active}</span>}
    </PanelButton>
  );
  const tags = list.showsTotal && list.filters && <FilterTags filters={list.filters} state={state} limit={isPhone ? 1 : Infinity} />;
  const sort = list.sorts && (
    <MenuButton
      label={`${t('list.sort')}: ${sortLabel(current ?? list.sorts[0]!, fields, t)}`}
      className={isPhone ? 'button button-text' : 'button'}
      isAtEnd={isPhone}
      entries={list.sorts.map((each) => ({
        text: sortLabel(each, fields, t),
        isCurrent: each === current,
        onSelect: () => state.setSort(parseSort(each)),
      }))}
    >
      {!isPhone && <SortIcon />}
      {sortLabel(current ?? list.sorts[0]!, fields, t)}
      <ChevronDownIcon />
    </MenuButton>
  );
  if (isPhone) {
    return (
      <div className="toolbar-phone">
        {(filters || tags) && (
          <div className="toolbar-phone-line">
            {tags}
            {filters}
          </div>
        )}
        <div className="toolbar-phone-line toolbar-phone-total">
          {total}
          {sort}
          <button type="button" className="icon-button" aria-label={t('list.refresh')} onClick={() => state.reload()}>
            <RefreshIcon />
          </button>
          {list.export && <ExportButton isIcon resource={resource} fileName={list.export.fileName} state={state} />}
        </div>
      </div>
    );
  }
  return (
    <div className="toolbar">
      {filters}
      {sort}
      {tags}
      {total}
      <div className="toolbar-end">
        <span className="as-of">{asOf && t('list.asOf', { time: asOf })}</span>
        <button
          type="button"
          className="icon-button"
          aria-label={t('list.refresh')}
          title={t('list.refresh')}
          onClick={() => state.reload()}
        >
          <RefreshIcon />
        </button>
        <PanelButton
          label={t('list.columns')}
          title={t('list.columns')}
          className="icon-button"
          isAtEnd
          panel={() => <ColumnsPanel columns={hideable} fields={fields} hidden={hidden} onHide={onHide} />}
        >
          <ColumnsIcon />
        </PanelButton>
        <button
          type="button"
          className="icon-button"
          aria-pressed={isCompact}
          aria-label={t('list.density')}
          title={t('list.density')}
          onClick={() => onCompact(!isCompact)}
        >
          <DensityIcon />
        </button>
        {list.export && <ExportButton resource={resource} fileName={list.export.fileName} state={state} />}
      </div>
    </div>
  );
};
