import { formatCount } from '../../../src/format/count';
import { saveFile } from '../../../src/ui/files/saveFile';
import type { Finding } from '../../../src/ui/files/csv/readTable';
import { Button } from '../../../src/ui/Button';
import type { ClientList } from './clientList';
import { counted, warningsOf } from './warnings';
import './clientListReport.css';

const words: Record<Finding['kind'], (value: string) => string> = {
  blankKey: () => 'no clientId',
  duplicate: (value) => `${value} stood there before`,
  blankCell: (value) => `no amount for ${value}`,
  cells: (value) => `another number of cells for ${value}`,
  formula: (value) => `looks like a formula: ${value}`,
};

/** What was found in a client list: how many it names, and what should be looked at, with line and column. */
const ClientListReport = ({ report, file }: { report: ClientList; file: File }) => {
  const warnings = warningsOf(report);
  const total = Object.values(report.counts).reduce((sum, count) => sum + count, 0);
  const save = () => saveFile(new Blob([`\uFEFFline,column,finding,value\r\n${report.findingLines}`], { type: 'text/csv' }), `${file.name.replace(/\.csv$/i, '')}-findings.csv`); // prettier-ignore
  return (
    <div className="client-list-report" role="status">
      <p>
        {counted(report.keys, 'client id', 'client ids')}
        {report.columns.length > 0 && `, with ${report.columns.join(', ')}`}
      </p>
      {warnings.length > 0 && (
        <ul>
          {warnings.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {total > 0 && (
        <details>
          <summary>
            {total > report.findings.length
              ? `The first ${report.findings.length} of ${formatCount(total)} findings`
              : counted(total, 'finding', 'findings')}
          </summary>
          <ol>
            {report.findings.map(({ line, column, kind, value }) => (
              <li key={`${line}.${column}.${kind}`}>
                Line {line}, column {column}: <bdi>{words[kind](value)}</bdi>
              </li>
            ))}
          </ol>
          <Button look="link" onClick={save}>
            Save all findings
          </Button>
        </details>
      )}
    </div>
  );
};
export default ClientListReport;
