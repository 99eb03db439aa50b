import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { ListPath } from '../../schema/actions';
import type { Resource } from '../../schema/resource';
import { Dialog } from '../../ui/dialogs/Dialog';
import { usePart } from '../../ui/parts';
import { useHead } from '../engine';
import { ListContent } from './ListContent';
import type { OpenedDialog } from './opened';
import { useListState } from './state/useListState';

type Props = {
  /** The name of a part in the registry. */
  resource: string;
  /** What its calls have in their paths. */
  path: ListPath;
  /** The record that it belongs to. */
  about: string;
  onClose: () => void;
};

const Contents = ({ resource, declaration, path }: { resource: string; declaration: Resource; path: ListPath }) => {
  const state = useListState(resource, declaration.list!, path);
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  return (
    <ListContent resource={resource} declaration={declaration} list={declaration.list!} state={state} opened={opened} onOpen={setOpened} />
  );
};

/** A list that belongs to a record, in a dialog: its own search, filters, sort, pager and export. */
const ListDialog = ({ resource, path, about, onClose }: Props) => {
  const { label, load } = useHead(resource);
  const declaration = usePart<Resource>(load!);
  if (!declaration) return null;
  return (
    <Dialog title={label} about={about} width={(declaration.list?.columns.length ?? 0) > 6 ? 1280 : 960} onClose={onClose}>
      <div className="dialog-list">
        <ResourceContextProvider value={resource}>
          <Contents resource={resource} declaration={declaration} path={path} />
        </ResourceContextProvider>
      </div>
    </Dialog>
  );
};
export default ListDialog;
