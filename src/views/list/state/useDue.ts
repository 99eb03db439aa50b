import { useEffect } from 'react';
import { timeOf } from '../../../format/moment';
import { holds } from '../../../schema/values/condition';
import { valueAt, type Values } from '../../../schema/values/path';
import type { List } from '../../../schema/resource';

/** A row that is due is asked for again after so many milliseconds, until the server has changed it. */
const pause = 5_000;
/** The longest time that a browser counts, in milliseconds. */
const longest = 2 ** 31 - 1;

/** Asks for the rows again when the moment comes at which the server changes one of them by itself. */
export const useDue = (
  due: List['due'],
  {
    data: rows,
    loadedAt,
  }: { data: readonly Values[] | undefined; /** Changes with each reply, the same rows or others. */ loadedAt: number },
  reload: () => void,
) => {
  useEffect(() => {
    if (!due || !rows) return;
    const times = rows
      .filter((row) => holds(due.when, (name) => valueAt(row, name)))
      .flatMap((row) => timeOf(String(valueAt(row, due.at) ?? '')) ?? []);
    if (times.length === 0) return;
    const wait = Math.max(pause, Math.min(...times) - Date.now());
    const timer = setTimeout(reload, Math.min(wait, longest));
    return () => clearTimeout(timer);
  }, [due, rows, loadedAt, reload]);
};
