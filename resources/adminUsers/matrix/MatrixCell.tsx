import { useLookupRows } from '../../../src/fields/lookups';
import { emptyMark, type Cell, type CellProps } from '../../../src/fields/cells/cell';
import { rowsOf, unnamedOf, type CodesItem } from './ticks';
import './matrix.css';

const none: readonly CodesItem[] = [];

/** The rows that hold a code, each with its columns; codes that no row has stand as they are. */
const MatrixValue = ({ field, value }: CellProps<'matrix'>) => {
  const { data = none } = useLookupRows<CodesItem>(field.rows);
  const held = (value ?? []) as readonly string[];
  if (held.length === 0) return <>{emptyMark}</>;
  const rows = rowsOf(data, field);
  const shown = rows.flatMap(({ name, codes }) => {
    const columns = Object.entries(codes).flatMap(([column, code]) =>
      code !== null && held.includes(code) ? [field.columns[column]] : [],
    );
    return columns.length > 0 ? [{ name, columns }] : [];
  });
  return (
    <ul className="matrix-shown">
      {shown.map(({ name, columns }) => (
        <li key={name}>
          <bdi>{name}</bdi> <span>{columns.join(', ')}</span>
        </li>
      ))}
      {unnamedOf(rows, held).map((code) => (
        <li key={code}>
          <bdi>{code}</bdi>
        </li>
      ))}
    </ul>
  );
};
const MatrixCell: Cell<'matrix'> = { Value: MatrixValue };
export default MatrixCell;
