import type { Rules } from '../../src/schema/form';
import { problemsAt } from '../vocabulary/problemsAt';
import { regionProblem } from '../vocabulary/regionProblem';
import { formatCount } from '../../src/format/count';
import { listOf, missingColumns, type ClientList } from './clientList/clientList';
import { listTypeName } from './names';
import { hasVariables, officesOf, type NotificationDraft, type Notification } from './notification';
import { t } from './texts';

/** Rows that repeat an id with other amounts: nobody can say which are right. The report of the list has all of them. */
const contradictionProblem = ({ rows: { contradiction: count = 0 }, findings }: ClientList) => {
  if (count === 0) return null;
  const total = formatCount(count);
  // of very many findings the last ones are only counted
  const first = findings.find(({ kind }) => kind === 'contradiction');
  if (!first) return t('%{total} rows repeat client IDs with other amounts. Correct the file', { total });
  return t(
    'Line %{line} repeats %{id} with other amounts. Correct the file |||| %{total} rows repeat client IDs with other amounts, the first on line %{line} (%{id}). Correct the file',
    { smart_count: count, total, line: formatCount(first.line), id: first.value },
  );
};

/** Regions of each office (NTF-046 to NTF-048), and the amounts that the type of a client list promises. */
export const rules = (toolbox: Rules, record: Notification | null) =>
  problemsAt<NotificationDraft>(toolbox, [
    ['regions', (typed) => regionProblem(typed.regions, officesOf({ salesOffice: record?.salesOffice, ...typed }))],
    [
      'csvFile',
      ({ type, csvFile, csvType }) => {
        const list = listOf(csvFile);
        if (!csvFile || type === 'SYSTEM' || !hasVariables(csvType)) return null;
        // nobody here has read a list that was stored
        if (!list)
          return hasVariables(record?.csvType)
            ? null
            : t('Please upload the list again: the stored one may lack the columns of “%{type}”', { type: listTypeName(csvType) });
        const missing = missingColumns(list);
        if (missing.length > 0)
          return t('The file has no column %{columns}, which “%{type}” needs', {
            columns: missing.join(', '),
            type: listTypeName(csvType),
          });
        return contradictionProblem(list);
      },
    ],
  ]);
