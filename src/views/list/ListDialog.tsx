import { useMemo, useState } from 'react';
import type { ListPath } from '../../schema/actions';
import type { Resource } from '../../schema/resource';
import { Dialog } from '../../ui/dialogs/Dialog';
import { useLazy } from '../../ui/lazy';
import { useCms } from '../../fields/useCms';
import { announceFailure } from '../announce';
import { useDeclaredList } from '../declared';
import { DeclaredProvider } from '../DeclaredProvider';
import { useEntity } from '../engine';
import { ListContent } from './ListContent';
import { ListProvider } from './ListProvider';
import type { OpenedDialog } from './opened';
import type { ListQueryOf } from './state/listParams';
import { useListState, type ListState } from './state/useListState';

type Props = {
  /** The name of the list in the registry. */
  resource: string;
  /** What its calls have in their paths. */
  path: ListPath;
  /** The record that it belongs to. */
  about: string;
  queryOf?: ListQueryOf;
  offers?: Readonly<Record<string, readonly string[]>>;
  onClose: () => void;
};

/** The state of a list whose Refresh makes a call first, where its path has what the call needs (NTF-117). */
const useRefresh = (state: ListState, path: ListPath): ListState => {
  const { refresh } = useDeclaredList().list;
  const cms = useCms();
  const { reload } = state;
  if (!refresh || path.id === undefined) return state;
  const callFirst = async () => {
    try {
      await cms.call(refresh, { path });
    } catch (error) {
      announceFailure(error);
    }
    reload();
  };
  return { ...state, reload: () => void callFirst() };
};

const Contents = ({ path, queryOf }: Pick<Props, 'path' | 'queryOf'>) => {
  const { resource, list } = useDeclaredList();
  const state = useRefresh(useListState(resource, list, path, queryOf), path);
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  return (
    <ListProvider state={state}>
      <ListContent opened={opened} onOpen={setOpened} />
    </ListProvider>
  );
};

/** A declaration whose filters offer some codes of their lookups alone. */
const offering = (declaration: Resource, offers: NonNullable<Props['offers']>): Resource => {
  const list = declaration.list!;
  const filters = Object.entries(list.filters ?? {}).map(([name, field]) => [
    name,
    offers[name] ? { ...field, included: offers[name] } : field,
  ]);
  return { ...declaration, list: { ...list, filters: Object.fromEntries(filters) } };
};

/** A list that belongs to a record, in a dialog: its own search, filters, sort, pager and export. */
const ListDialog = ({ resource, path, about, queryOf, offers, onClose }: Props) => {
  const { label, load } = useEntity(resource);
  const declared = useLazy<Resource>(load);
  const declaration = useMemo(() => declared && (offers ? offering(declared, offers) : declared), [declared, offers]);
  if (!declaration) return null;
  return (
    <Dialog title={label} about={about} width={declaration.list!.columns.length > 6 ? 1280 : 960} onClose={onClose}>
      <div className="dialog-list">
        <DeclaredProvider resource={resource} declaration={declaration}>
          <Contents path={path} queryOf={queryOf} />
        </DeclaredProvider>
      </div>
    </Dialog>
  );
};
export default ListDialog;
