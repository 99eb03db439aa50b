import type { Rules } from '../../src/schema/form';
import { problemsAt } from '../vocabulary/problemsAt';
import { regionProblem } from '../vocabulary/regionProblem';
import { listOf, missingColumns } from './clientList/clientList';
import { listTypeName } from './names';
import { hasVariables, officesOf, type NotificationDraft, type Notification } from './notification';
import { t } from './texts';

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
            : t('Please upload the list again: nobody knows whether it has what %{type} needs', { type: listTypeName(csvType) });
        const missing = missingColumns(list);
        const differing = list.findings.find(({ kind }) => kind === 'contradiction');
        if (missing.length === 0 && differing)
          return t('Line %{line} names %{id} once more, with other amounts: the list has to say which are right', {
            line: differing.line,
            id: differing.value,
          });
        return missing.length > 0
          ? t('The file has no column %{columns}, which %{type} needs', { columns: missing.join(', '), type: listTypeName(csvType) })
          : null;
      },
    ],
  ]);
