import { useEffect, useMemo, useRef } from 'react';
import type { Row } from '../opened';

type Keys = ReadonlyMap<Row['id'], number>;
let lastKey = 0;

/**
 * React keys of rows. A record keeps its key; when a page holds none of the records before, its rows take over their keys,
 * so that turning a page changes the text of cells and builds no new ones.
 */
export const useRowKeys = (rows: readonly Row[]): Keys => {
  const previous = useRef<Keys>(new Map());
  const keys = useMemo(() => {
    const before = previous.current;
    const free = rows.some(({ id }) => before.has(id)) ? [] : [...before.values()];
    return new Map(rows.map(({ id }) => [id, before.get(id) ?? free.shift() ?? (lastKey += 1)]));
  }, [rows]);
  useEffect(() => {
    previous.current = keys;
  }, [keys]);
  return keys;
};
