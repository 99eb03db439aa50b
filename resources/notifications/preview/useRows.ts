import { useEffect, useState } from 'react';
import { openRows, type Rows } from '../../../src/files/csv/tableRows';
import { keyColumn } from '../clientList/clientList';
import { useReadList } from '../clientList/useReadList';
import { hasVariables, type NotificationDraft } from '../notification';

/** The rows of the client list of a notification; null while there are none. */
export const useRows = (draft: NotificationDraft): Rows | null => {
  const { read } = useReadList(draft);
  const { file, list } = read ?? {};
  const isAsked = hasVariables(draft.csvType);
  const [rows, setRows] = useState<{ of: File; rows: Rows } | null>(null);
  useEffect(() => {
    if (!file || !list || !isAsked) return;
    let isHere = true;
    // a file that has gone meanwhile has no rows to show
    const ignore = () => {};
    void openRows(file, list, keyColumn).then((rows) => isHere && setRows({ of: file, rows }), ignore);
    return () => {
      isHere = false;
      setRows(null);
    };
  }, [file, list, isAsked]);
  return isAsked && file && rows?.of === file ? rows.rows : null;
};
