import { formatCount } from '../../../src/format/count';
import { Button } from '../../../src/ui/Button';
import type { ClientList } from '../clientList/clientList';
import { amountFindings, amountWarnings, findingText, saveRows } from '../clientList/findings';
import type { NotificationDraft } from '../notification';
import { usedColumns } from '../tags';
import { t } from '../texts';
import { withElement } from '../withElement';

/** So many findings are shown; all of them can be saved. */
const shown = 50;

/** What should be looked at in the amounts that some text uses, and what has to be corrected: rows that contradict others. */
export const AmountFindings = ({ draft, list, file }: { draft: NotificationDraft; list: ClientList; file: File }) => {
  const used = usedColumns(draft);
  const warnings = amountWarnings(list, used);
  if (warnings.length === 0) return null;
  const findings = amountFindings(list, used);
  const save = () =>
    saveRows(
      file,
      'findings',
      [t('Line'), t('Column'), t('Finding'), t('Value')],
      findings.map((finding) => [finding.line, finding.column, findingText(finding), finding.value]),
    );
  return (
    <>
      <ul className="left-out-warnings">
        {warnings.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <details>
        <summary>{t('Show the lines')}</summary>
        <ol className="left-out-rows">
          {findings.slice(0, shown).map((finding) => (
            <li key={`${finding.line}.${finding.column}.${finding.kind}`}>
              {withElement(<bdi>{finding.value}</bdi>, (value) =>
                t('Line %{line}, column %{column}: %{finding} (%{value})', {
                  line: formatCount(finding.line),
                  column: finding.column,
                  finding: findingText(finding),
                  value,
                }),
              )}
            </li>
          ))}
        </ol>
        {findings.length > shown && <p className="hint">{t('The first %{total} are shown.', { total: shown })}</p>}
        <Button look="link" onClick={save}>
          {t('Save all findings')}
        </Button>
      </details>
    </>
  );
};
