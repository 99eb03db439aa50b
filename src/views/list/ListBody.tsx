import { failureOf } from '../../../contract/failure';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../ui/Button';
import { PlusIcon } from '../../ui/icons';
import { Link } from '../../ui/Link';
import { failureText } from '../../messages/failureText';
import { useText } from '../../messages/i18n';
import { allOf } from '../../messages/listed';
import { focusContent } from '../../ui/focus/focusContent';
import { useDeclaredList } from '../declared';
import { useCreate } from '../engine';
import { useListScope } from './state/listContext';
import { isNetworkFailure } from './state/useOnline';

/** The rows, or the reason why there are none: a failure with Retry, or the search and filters that exclude all. */
export const ListBody = ({ children }: { children: ReactNode }) => {
  const { resource, list } = useDeclaredList();
  const create = useCreate(resource);
  const state = useListScope();
  const t = useText();
  if (state.error && !state.data) {
    const facts = failureOf(state.error);
    return (
      <div className="empty" role="alert">
        <p className="empty-title">{failureText(state.error) ?? t('list.failed')}</p>
        {failureText(state.error) && <p>{t(isNetworkFailure(state.error) ? 'list.failedOffline' : 'list.failed')}</p>}
        {facts.retryAfter && <p>{t('shell.retryAfter', { smart_count: facts.retryAfter })}</p>}
        {facts.requestId && <p className="request-id">{`${t('shell.request')} ${facts.requestId}`}</p>}
        <Button onClick={() => state.reload()}>{t('shell.retry')}</Button>
      </div>
    );
  }
  if (state.total !== 0 || !state.data) return children;
  // a search that a filter replaces lets everything through
  const searched = Object.keys(state.search).flatMap((name) => (name in state.chosen ? [] : (list.search?.[name]?.label ?? [])));
  const filtered = Object.keys(state.chosen).flatMap((name) => (name in state.locked ? [] : (list.filters?.[name]?.label ?? [])));
  const set = [...searched, ...filtered];
  const [title, clear] =
    filtered.length === 0
      ? ([t('list.noSearchResult'), t('list.clearSearch')] as const)
      : searched.length === 0
        ? ([t('list.noResult', { smart_count: filtered.length }), t('list.clearFilters')] as const)
        : ([t('list.noResultOfBoth'), t('list.clearBoth')] as const);
  return (
    <div className="empty">
      <p className="empty-title">{set.length === 0 ? t('list.empty') : title}</p>
      {set.length === 0 && create && (
        <Link className={buttonClass('plain')} to={create.path}>
          <PlusIcon />
          <span>{create.label}</span>
        </Link>
      )}
      {set.length > 0 && (
        <>
          <p>{t('list.areSet', { smart_count: set.length, labels: allOf(set) })}</p>
          <Button
            onClick={() => {
              state.clearAll();
              focusContent();
            }}
          >
            {clear}
          </Button>
        </>
      )}
    </div>
  );
};
