import { memo, useState } from 'react';
import type { Resource } from '../../schema/resource';
import { useText } from '../../messages/i18n';
import { ClockIcon, MoreIcon, PlusIcon } from '../../ui/icons';
import { Link } from '../../ui/Link';
import { MenuButton } from '../../ui/MenuButton';
import { lazyPart } from '../../ui/parts';
import { Popup } from '../../ui/Popup';
import { useIsPhone } from '../../ui/useIsPhone';
import { PageHead } from '../PageHead';
import { pathOf, useEngine, useHead } from '../engine';
import { usePreference } from '../usePreference';
import { DataTable } from './DataTable';
import { Cards } from './Cards';
import { ListBody } from './ListBody';
import { Pager } from './Pager';
import { SearchForm } from './SearchForm';
import { Toolbar } from './Toolbar';
import { useListState } from './useListState';
import type { OpenedDialog } from './opened';
import './list.css';

const RowDialog = lazyPart(() => import('./RowDialog'));

type Props = { resource: string; declaration: Resource; list: NonNullable<Resource['list']> };

/** A list from its declaration: search, filters, sort, table, pager. Kept apart from react-admin's routes, which draw several times. */
export const ListView = memo(({ resource, declaration, list }: Props) => {
  const t = useText();
  const head = useHead(resource);
  const { can } = useEngine();
  const state = useListState(resource, list);
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const [hidden, setHidden] = usePreference<string[]>(`${resource}.hiddenColumns`, []);
  const [isCompact, setCompact] = usePreference('compactRows', false);
  const columns = list.columns.filter((name) => !hidden.includes(name));

  const createPath = head.routes.create && can(resource, 'create') ? pathOf(head, 'create') : null;
  const pageActions = (list.pageActions ?? []).filter(({ permission }) => can(resource, permission));
  const onOpen = (dialog: OpenedDialog) => setOpened(dialog);
  const createLabel = head.createLabel ?? t('list.create');

  return (
    <div className="page list-page">
      <PageHead title={head.label}>
        {isPhone && pageActions.length > 0 ? (
          <MenuButton
            className="icon-button"
            label={t('list.pageActions')}
            isAtEnd
            entries={pageActions.map((action) => ({ text: action.label, onSelect: () => onOpen({ kind: 'page', action }) }))}
          >
            <MoreIcon />
          </MenuButton>
        ) : (
          pageActions.map((action) => (
            <button key={action.label} type="button" className="button" onClick={() => onOpen({ kind: 'page', action })}>
              {action.icon === 'clock' && <ClockIcon />}
              {action.label}
            </button>
          ))
        )}
        {createPath && (
          <Link className={`button ${isPhone ? 'button-icon-only' : ''}`} to={createPath} aria-label={createLabel}>
            <PlusIcon />
            {!isPhone && createLabel}
          </Link>
        )}
      </PageHead>
      {list.search && (
        <SearchForm resource={resource} fields={list.search} values={state.search} onSearch={state.setSearch} onSame={state.restart} />
      )}
      <div className="card list-card">
        <Toolbar
          resource={resource}
          declaration={declaration}
          list={list}
          state={state}
          hidden={hidden}
          onHide={setHidden}
          isCompact={isCompact}
          onCompact={setCompact}
          isPhone={isPhone}
        />
        <ListBody state={state} list={list}>
          {isPhone ? (
            <Cards resource={resource} declaration={declaration} list={list} rows={state.data ?? []} onOpen={onOpen} />
          ) : (
            <DataTable
              resource={resource}
              declaration={declaration}
              list={list}
              state={state}
              columns={columns}
              isCompact={isCompact}
              onOpen={onOpen}
            />
          )}
        </ListBody>
        {(state.data || state.isPending) && <Pager state={state} isPhone={isPhone} />}
      </div>
      {opened && (
        <Popup onFailure={() => setOpened(null)}>
          <RowDialog
            resource={resource}
            declaration={declaration}
            opened={opened}
            onClose={() => setOpened(null)}
            onDone={() => state.reload()}
          />
        </Popup>
      )}
    </div>
  );
});
ListView.displayName = 'ListView';
