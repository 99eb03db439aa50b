import { useEffect, useState } from 'react';
import { isUpload } from '../../../src/fields/kinds/file/shown';
import { openRows, type Rows } from '../../../src/files/csv/tableRows';
import { keyColumn, listOf } from '../clientList/clientList';
import { hasVariables, type NotificationDraft } from '../notification';

/** The rows of the client list that was chosen here; null while there are none. */
export const useRows = ({ csvFile, csvType, type }: NotificationDraft): Rows | null => {
  const list = listOf(csvFile);
  const file = csvFile && isUpload(csvFile) ? csvFile.file : null;
  const isAsked = type !== 'SYSTEM' && hasVariables(csvType);
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
  return isAsked && rows?.of === file ? rows!.rows : null;
};
