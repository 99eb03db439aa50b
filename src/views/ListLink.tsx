import type { ListPath } from '../schema/actions';
import { lazyPart } from '../ui/parts';
import { ViewLink } from '../ui/ViewLink';

const ListDialog = lazyPart(() => import('./list/ListDialog'));

type Props = {
  label: string;
  /** A part of the registry. */ resource: string;
  path: ListPath;
  /** The record that the list belongs to. */ about: string;
};

/** View of a list that belongs to a record: opens it in a dialog. */
export const ListLink = ({ label, ...list }: Props) => (
  <ViewLink label={label}>{(close) => <ListDialog {...list} onClose={close} />}</ViewLink>
);
