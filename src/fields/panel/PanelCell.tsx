import { Suspense, type ReactNode } from 'react';
import type { PanelProps } from '../../schema/field';
import { usePart } from '../../ui/parts';
import type { CellProps } from '../cell';

const Loaded = ({ field, value, record }: CellProps<'panel'>) => {
  const Panel = usePart<(props: never) => ReactNode>(field.shows) as (props: PanelProps<object>) => ReactNode;
  return <Panel label={field.label} value={value} record={record} />;
};

/** A component that the declaration brings. */
export const PanelCell = (props: CellProps<'panel'>) => (
  <Suspense fallback={<span className="panel-waiting text-link" aria-hidden />}>
    <Loaded {...props} />
  </Suspense>
);
