import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../../messages/i18n';
import { lazyComponent, useAllLazy } from '../../ui/lazy';
import { Popup } from '../../ui/popups/Popup';
import { PartBoundary } from '../../ui/PartBoundary';
import { SkipLink } from '../../ui/focus/SkipLink';
import { useIsPhone } from '../../ui/hooks/useIsPhone';
import { useDeclaredList } from '../declared';
import { useEntity } from '../engine';
import { usePreference } from '../usePreference';
import { pinnedOf } from './state/columns';
import { ListTable } from './table/ListTable';
import { ListBody } from './ListBody';
import { rowLoadsOf } from './listParts';
import type { OpenedDialog } from './opened';
import { Pager } from './table/Pager';
import { SearchForm } from './search/SearchForm';
import { ListButtons } from './toolbar/ListButtons';
import { ListToolbar } from './toolbar/ListToolbar';
import { useListScope } from './state/listContext';
import { useRemovedRow } from './state/useRemovedRow';
import './list.css';

/** What a phone shows. */
const Cards = lazyComponent(() => import('./table/Cards'));
const ListCounts = lazyComponent(() => import('./ListCounts'));
const BulkBar = lazyComponent(() => import('./selection/BulkBar'));
const RowDialog = lazyComponent(() => import('./RowDialog'));

/** What opens the first row, else what holds the rows: of the dialog where one is open. */
const firstRow = ['[role=dialog] ', ''].flatMap((place) => [`${place}:is(tbody, .cards) :is(a, button)`, `${place}.table-box`]);

/** The first control of the pager: of the dialog where one is open. */
const pagerControl = ['[role=dialog] ', ''].map((place) => `${place}.pager :is(button, select):not(:disabled)`);

type Props = { opened: OpenedDialog | null; onOpen: (dialog: OpenedDialog | null) => void };

/**
 * Search, filters, sort, table, pager, and the dialogs of its rows: on a page of its own or in a dialog. A list that the server
 * refuses shows "No permission!" alone (PLT-123).
 */
export const ListContent = ({ opened, onOpen }: Props) => {
  const { resource, list } = useDeclaredList();
  const state = useListScope();
  const entity = useEntity(resource);
  const onRemoved = useRemovedRow(state);
  const { selectedIds, onSelect } = useListContext();
  const t = useText();
  const isPhone = useIsPhone();
  const [hidden, setHidden] = usePreference<string[]>(`${resource}.hiddenColumns`, []);
  const [isUnsearched, setUnsearched] = useState(false);
  const [isCompact, setCompact] = usePreference('compactRows', false);
  // without them a row could be neither recognised nor opened
  const pinned = useMemo(() => pinnedOf(list), [list]);
  const hideable = list.columns.filter((name) => !pinned.includes(name));
  const columns = useMemo(() => list.columns.filter((name) => pinned.includes(name) || !hidden.includes(name)), [list, pinned, hidden]);
  const canDraw = useAllLazy(rowLoadsOf(list));
  if (state.isForbidden)
    return (
      <div className="card list-card">
        <div className="empty" role="alert">
          <p className="empty-title">{t('literal.noPermission')}</p>
        </div>
      </div>
    );
  return (
    <>
      {list.search && <SkipLink to={firstRow}>{t('list.skipToRows')}</SkipLink>}
      {list.search && (
        <SearchForm fields={list.search} splitAtComma={list.splitAtComma} isUnsearched={isUnsearched} onUnsearched={setUnsearched}>
          {isPhone && <ListButtons isPhone />}
        </SearchForm>
      )}
      <div className="card list-card">
        {!isPhone && <SkipLink to={firstRow}>{t('list.skipToRows')}</SkipLink>}
        <ListToolbar
          hideable={hideable}
          hidden={hidden}
          onHide={setHidden}
          isCompact={isCompact}
          onCompact={setCompact}
          isPhone={isPhone}
          isUnsearched={isUnsearched}
        />
        {list.counts && state.beside && (
          <PartBoundary label={entity.label}>
            <ListCounts templates={list.counts} hint={list.countsHint} values={state.beside} />
          </PartBoundary>
        )}
        {list.bulkActions && (
          <div className="bulk-bar-box">
            <Popup>
              <BulkBar load={list.bulkActions} />
            </Popup>
          </div>
        )}
        {state.data && state.data.length > 0 && <SkipLink to={pagerControl}>{t('list.skipToPages')}</SkipLink>}
        <ListBody>
          {isPhone ? (
            <Cards canDraw={canDraw} onOpen={onOpen} />
          ) : (
            <ListTable columns={columns} pinned={pinned} canDraw={canDraw} isCompact={isCompact} onOpen={onOpen} />
          )}
        </ListBody>
        {(state.total !== undefined || state.isPending) && <Pager isPhone={isPhone} />}
      </div>
      {opened && (
        <Popup onFailure={() => onOpen(null)}>
          <RowDialog
            opened={opened}
            path={state.path}
            onClose={() => onOpen(null)}
            onDone={(removed) => {
              state.reload();
              if (!removed) return;
              onRemoved(removed.id);
              onSelect(selectedIds.filter((selected) => selected !== removed.id));
            }}
          />
        </Popup>
      )}
    </>
  );
};
