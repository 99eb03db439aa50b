import { useQueryClient, type Query } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStable } from '../ui/hooks/useStable';
import { RereadContext } from '../ui/PartBoundary';

type Props = {
  /** Reads the record of a form again. Default: there is none, or it stays as it is. */
  onRecord?: () => unknown;
  children: ReactNode;
};

const isReread = ({ queryKey: [about, verb] }: Query) => about !== 'auth' && verb !== 'getOne';

/** What Retry of a part reads again: everything that is shown. The record of a form is left to the form, over which something is typed. */
export const RereadProvider = ({ onRecord, children }: Props) => {
  const client = useQueryClient();
  const read = useStable(() => {
    // a part that could not be drawn asks for nothing: what it had read must not be found again
    client.removeQueries({ type: 'inactive', predicate: isReread });
    return Promise.all([client.refetchQueries({ type: 'active', predicate: isReread }), onRecord?.()]);
  });
  return <RereadContext value={read}>{children}</RereadContext>;
};
