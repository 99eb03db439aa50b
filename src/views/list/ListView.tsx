import { memo, useState } from 'react';
import { Button, buttonClass } from '../../ui/Button';
import type { Loaded } from '../../schema/actions';
import { useText } from '../../messages/i18n';
import { ClockIcon, MoreIcon, PlusIcon } from '../../ui/icons';
import { Link } from '../../ui/Link';
import { useLazy } from '../../ui/lazy';
import { MenuButton } from '../../ui/popups/MenuButton';
import { useIsPhone } from '../../ui/hooks/useIsPhone';
import { Popup } from '../../ui/popups/Popup';
import { PageHeader } from '../PageHeader';
import { useDeclaredList } from '../declared';
import { useCreate, useEngine, useEntity } from '../engine';
import { CreatedLast } from './created/CreatedLast';
import { CreatedProvider, useCreated } from './created/useCreated';
import { ListContent } from './ListContent';
import { ListProvider } from './ListProvider';
import { useStable } from '../../ui/hooks/useStable';
import { useDue } from './state/useDue';
import { useListState } from './state/useListState';
import { useReturnFocus } from './state/useReturnFocus';
import { useReturnScroll } from './state/useReturnScroll';
import type { OpenedDialog } from './opened';

const ListAside = ({ load }: { load: Loaded<object> }) => {
  const Aside = useLazy(load);
  return (
    Aside && (
      <div className="card list-aside">
        <Aside />
      </div>
    )
  );
};

/** A list from its declaration: search, filters, sort, table, pager. Kept apart from react-admin's routes, which draw several times. */
export const ListView = memo(() => {
  const { resource, list } = useDeclaredList();
  const t = useText();
  const entity = useEntity(resource);
  const { can } = useEngine();
  const state = useListState(resource, list);
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const created = useCreated();
  useReturnScroll(resource, state);
  useReturnFocus(resource, state);
  useDue(list.due, state, useStable(state.reload));

  const createScreen = useCreate(resource);
  // no control is left on a list that the server refuses (PLT-123)
  const create = state.isForbidden ? null : createScreen;
  const pageActions = state.isForbidden ? [] : list.pageActions.filter(({ permission }) => can(resource, permission));
  const content = (
    <CreatedProvider value={created.rows}>
      <ListContent opened={opened} onOpen={setOpened} />
    </CreatedProvider>
  );

  return (
    <ListProvider state={state}>
      <div className="page list-page">
        <PageHeader title={entity.label} facts={<CreatedLast {...created} />}>
          {isPhone && pageActions.length > 0 ? (
            <MenuButton
              look="icon"
              label={t('list.pageActions')}
              isAtEnd
              entries={pageActions.map((action) => ({ text: action.label, onSelect: () => setOpened({ kind: 'page', action }) }))}
            >
              <MoreIcon />
            </MenuButton>
          ) : (
            pageActions.map((action) => (
              <Button key={action.name} onClick={() => setOpened({ kind: 'page', action })}>
                {action.icon === 'clock' && <ClockIcon />}
                <span>{action.label}</span>
              </Button>
            ))
          )}
          {create && (
            <Link className={buttonClass('plain', isPhone ? 'button-icon-only' : '')} to={create.path} aria-label={create.label}>
              <PlusIcon />
              {!isPhone && <span>{create.label}</span>}
            </Link>
          )}
        </PageHeader>
        {list.aside && !state.isForbidden ? (
          <div className="list-with-aside">
            <div>{content}</div>
            <Popup>
              <ListAside load={list.aside} />
            </Popup>
          </div>
        ) : (
          content
        )}
      </div>
    </ListProvider>
  );
});
ListView.displayName = 'ListView';
