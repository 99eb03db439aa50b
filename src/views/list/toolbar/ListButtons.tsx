import { useState } from 'react';
import type { List } from '../../../schema/resource';
import { loadFilters } from '../../../fields/filters/filters';
import { useText } from '../../../messages/i18n';
import { ChevronDownIcon, FilterIcon, SortIcon } from '../../../ui/icons';
import { lazyComponent, loadLazy } from '../../../ui/lazy';
import { MenuButton, PanelButton } from '../../../ui/popups/MenuButton';
import { parseSort } from '../state/listParams';
import { useDeclaredList } from '../../declared';
import { tagLoadsOf } from '../listParts';
import { useListScope } from '../state/listContext';
import { currentSort, sortLabel } from './sortLabel';

/** The filter panel of a list, loaded with what each filter draws, and with the tags that follow. */
const createFilterPanel = (list: List) => {
  const load = async () => {
    const [module] = await Promise.all([
      import('./FilterPanel'),
      loadFilters(Object.values(list.filters!)),
      ...tagLoadsOf(list).map((part) => loadLazy(part)),
    ]);
    return module;
  };
  return { load, FilterPanel: lazyComponent(load) };
};

type Props = { isPhone: boolean };

const FilterButton = ({ filters, isPhone }: { filters: NonNullable<List['filters']> } & Props) => {
  const t = useText();
  const state = useListScope();
  const active = Object.keys(state.chosen).filter((name) => !(name in state.locked)).length;
  const { list } = useDeclaredList();
  const [{ load, FilterPanel }] = useState(() => createFilterPanel(list));
  return (
    <PanelButton
      label={t('list.filterTitle')}
      look={isPhone ? 'text' : 'plain'}
      ahead={load}
      panel={(close) => <FilterPanel filters={filters} onClose={close} />}
    >
      <FilterIcon />
      <span>{t('list.filter')}</span>
      {active > 0 && <span className="count">{active}</span>}
    </PanelButton>
  );
};

const SortButton = ({ sorts, isPhone }: { sorts: readonly string[] } & Props) => {
  const t = useText();
  const { declaration, list } = useDeclaredList();
  const { fields } = declaration;
  const state = useListScope();
  const current = currentSort(sorts, state.sort);
  const text = sortLabel(current, fields, list, t);
  return (
    <MenuButton
      label={t('list.sortedBy', { order: text })}
      title={isPhone ? text : undefined}
      look={isPhone ? 'icon' : 'plain'}
      isAtEnd={isPhone}
      entries={sorts.map((each) => ({
        text: sortLabel(each, fields, list, t),
        isCurrent: each === current,
        onSelect: () => state.setSort(parseSort(each)),
      }))}
    >
      <SortIcon />
      {!isPhone && <span>{text}</span>}
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
