import { formatCount } from '../../../src/format/count';
import { Button } from '../../../src/ui/Button';
import type { ClientList } from '../clientList/clientList';
import { amountFindings, amountWarnings, findingText, saveRows } from '../clientList/findings';
import type { NotificationDraft } from '../notification';
import { usedColumns } from '../tags';

/** So many findings are shown; all of them can be saved. */
const shown = 50;

/** What should be looked at in the amounts that some text uses. */
export const AmountFindings = ({ draft, list, file }: { draft: NotificationDraft; list: ClientList; file: File }) => {
  const used = usedColumns(draft);
  const warnings = amountWarnings(list, used);
  if (warnings.length === 0) return null;
  const findings = amountFindings(list, used);
  const save = () =>
    saveRows(
      file,
      'findings',
      ['Line', 'Column', 'Finding', 'Value'],
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
        <summary>Show the lines</summary>
        <ol className="left-out-rows">
          {findings.slice(0, shown).map((finding) => (
            <li key={`${finding.line}.${finding.column}.${finding.kind}`}>
              Line {formatCount(finding.line)}, column {finding.column}: {findingText(finding)} (<bdi>{finding.value}</bdi>)
            </li>
          ))}
        </ol>
        {findings.length > shown && <p className="hint">The first {shown} are shown.</p>}
        <Button look="link" onClick={save}>
          Save all findings
        </Button>
      </details>
    </>
  );
};
