import { useState } from 'react';
import { useStoreContext } from 'react-admin';
import { matchPath } from 'react-router-dom';
import type { ListPath } from '../schema/actions';
import { lazyComponent } from '../ui/lazy';
import { ViewLink } from '../ui/dialogs/ViewLink';
import { useEngine, useEntity } from './engine';
import { storeKeyOf, type ListQueryOf } from './list/state/listParams';

const ListDialog = lazyComponent(() => import('./list/ListDialog'));

type Props = {
  label: string;
  /** The name of the list in the registry. */ resource: string;
  path: ListPath;
  /** The record that the list belongs to. */ about: string;
  /** Makes query values of what is searched and chosen, such as those of a form that is being filled in; they win over it. Default: none. */
  queryOf?: ListQueryOf;
  /** The codes that a filter offers, by its query parameter. Default: all of its lookup. */
  offers?: Readonly<Record<string, readonly string[]>>;
  /** A button with the label, in place of View. Default: View. */
  isButton?: boolean;
};

/** Whether the list stood open when one of its rows was followed and the person is back from there. */
const useReturn = (resource: string, path: ListPath) => {
  const store = useStoreContext();
  const { previousPath } = useEngine();
  const { edit } = useEntity(resource).routes;
  const key = `${storeKeyOf(resource, path)}.isOpen`;
  const [isReturn] = useState(() => {
    const previous = previousPath();
    return Boolean(store.getItem(key) && previous && edit && matchPath(edit, previous));
  });
  const remember = (isOpen: boolean) => {
    if (!isOpen) return store.removeItem(key);
    // opened by hand, it starts afresh
    store.removeItem(storeKeyOf(resource, path));
    store.setItem(key, true);
  };
  return { isReturn, remember };
};

/** View of a list that belongs to a record: opens it in a dialog, and finds it open as it was on the way back from a row. */
export const ListLink = ({ label, isButton, ...list }: Props) => {
  const { isReturn, remember } = useReturn(list.resource, list.path);
  return (
    <ViewLink label={label} isButton={isButton} isOpenAtFirst={isReturn} onOpen={remember}>
      {(close) => <ListDialog {...list} onClose={close} />}
    </ViewLink>
  );
};
