import type { ReactNode } from 'react';
import type { PanelProps } from '../../schema/field';
import { usePart } from '../../ui/parts';
import type { CellProps } from '../cell';

/** A component that the declaration brings. */
export const PanelCell = ({ field, value, record }: CellProps<'panel'>) => {
  const Panel = usePart<(props: never) => ReactNode>(field.shows) as ((props: PanelProps<object>) => ReactNode) | null;
  return Panel ? <Panel label={field.label} value={value} record={record} /> : <span className="panel-waiting text-link" aria-hidden />;
};
