import type { List, Resource } from '../../../schema/resource';
import { cellOf } from '../../../fields/cells';
import { useText, type Text } from '../../../messages/i18n';
import { ChevronDownIcon, FilterIcon, SortIcon } from '../../../ui/icons';
import { lazyPart } from '../../../ui/parts';
import { MenuButton, PanelButton } from '../../../ui/popups/MenuButton';
import { parseSort } from '../state/listParams';
import { useDeclared, useDeclaredList } from '../../declared';
import { useListScope } from '../state/listContext';

const loadFilterPanel = () => import('./FilterPanel');
const FilterPanel = lazyPart(loadFilterPanel);

type Props = { isPhone: boolean };

/** "Last login, newest first": the label of a sort. */
const sortLabel = (sort: string, fields: Resource['fields'], t: Text) => {
  const { field, order } = parseSort(sort);
  const { label = field, kind } = fields[field] ?? {};
  const isTime = kind !== undefined && cellOf(kind).order === 'time';
  return t(order === 'DESC' ? (isTime ? 'list.newest' : 'list.descending') : isTime ? 'list.oldest' : 'list.ascending', { label });
};

const FilterButton = ({ filters, isPhone }: { filters: NonNullable<List['filters']> } & Props) => {
  const t = useText();
  const state = useListScope();
  const active = Object.keys(state.chosen).length;
  return (
    <PanelButton
      label={t('list.filterTitle')}
      look={isPhone ? 'text' : 'plain'}
      ahead={loadFilterPanel}
      panel={(close) => <FilterPanel filters={filters} onClose={close} />}
    >
      <FilterIcon />
      {t('list.filter')}
      {active > 0 && <span className="count">{active}</span>}
    </PanelButton>
  );
};

const SortButton = ({ sorts, isPhone }: { sorts: readonly string[] } & Props) => {
  const t = useText();
  const { fields } = useDeclared().declaration;
  const state = useListScope();
  const current = sorts.find((sort) => parseSort(sort).field === state.sort.field && parseSort(sort).order === state.sort.order);
  const text = sortLabel(current ?? sorts[0]!, fields, t);
  return (
    <MenuButton
      label={`${t('list.sort')}: ${text}`}
      title={isPhone ? text : undefined}
      look={isPhone ? 'icon' : 'plain'}
      isAtEnd={isPhone}
      entries={sorts.map((each) => ({
        text: sortLabel(each, fields, t),
        isCurrent: each === current,
        onSelect: () => state.setSort(parseSort(each)),
      }))}
    >
      <SortIcon />
      {!isPhone && text}
      {!isPhone && <ChevronDownIcon />}
    </MenuButton>
  );
};

/** Filter and sort, where a list has them: in the toolbar, on a phone beside the search. */
export const ListButtons = ({ isPhone }: Props) => {
  const { filters, sorts } = useDeclaredList().list;
  return (
    <>
      {filters && <FilterButton filters={filters} isPhone={isPhone} />}
      {sorts && <SortButton sorts={sorts} isPhone={isPhone} />}
    </>
  );
};
