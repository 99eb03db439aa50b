import { useState } from 'react';
import { formatCount } from '../../../src/format/count';
import { isUpload } from '../../../src/fields/kinds/file/shown';
import { failureText } from '../../../src/messages/failureText';
import { Button } from '../../../src/ui/Button';
import { useViewer } from '../../../src/views';
import { listOf, type ClientList } from '../clientList/clientList';
import { counted, saveRows } from '../clientList/findings';
import { hasVariables, officesOf, type NotificationDraft } from '../notification';
import { AmountFindings } from './AmountFindings';
import { leftOutOf, reasonsOf, reasonText } from './reasons';
import { useAudience } from './useAudience';
import { useLeftOutRows } from './useLeftOutRows';
import './leftOut.css';

/** So many rows are shown; all of them can be saved. */
const shown = 100;

/** The rows that reach nobody, each with its line, its id and why. */
const Rows = ({ draft, file, list }: { draft: NotificationDraft; file: File; list: ClientList }) => {
  const { level } = useViewer();
  const { data, error, refetch, progress } = useLeftOutRows(draft, file, list);
  if (error)
    return (
      <p className="error" role="alert">
        The rows could not be read. {failureText(error)}{' '}
        <Button look="link" onClick={() => void refetch()}>
          Retry
        </Button>
      </p>
    );
  if (!data)
    return (
      <p className="hint" role="status">
        Looking at {formatCount(progress.read)} of {formatCount(progress.of)}…
      </p>
    );
  const cells = data.map(({ line, id, reason }) => [line, id, reasonText(reason, level)] as const);
  return (
    <>
      <ol className="left-out-rows">
        {cells.slice(0, shown).map(([line, id, why]) => (
          <li key={line}>
            Line {formatCount(line)}: <bdi>{id}</bdi> {why}
          </li>
        ))}
      </ol>
      {cells.length > shown && <p className="hint">The first {shown} are shown.</p>}
      <Button look="link" onClick={() => saveRows(file, 'left-out', ['Line', 'Client ID', 'Reason'], cells)}>
        Save {counted(cells.length, 'row', 'rows')} as CSV
      </Button>
    </>
  );
};

/** Beside a client list: how many get the notification and how many do not, why, and which rows. */
const LeftOut = ({ draft }: { draft: NotificationDraft }) => {
  const { level } = useViewer();
  const [isOpen, setOpen] = useState(false);
  const { csvFile } = draft;
  const list = listOf(csvFile);
  const isUploaded = Boolean(csvFile?.fileId);
  const isAsked = isUploaded && officesOf(draft).length > 0 && (draft.regions ?? []).length > 0;
  const { data: audience, error, refetch } = useAudience(draft, { asked: 'form', isEnabled: isAsked });
  const left = audience && leftOutOf(audience);
  return (
    <div className="left-out">
      {isUploaded && !isAsked && <p className="hint">Choose a sales office to see who gets it.</p>}
      {isAsked && error && (
        <p className="error" role="alert">
          The recipients could not be counted. {failureText(error)}{' '}
          <Button look="link" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      <div role="status">
        {isAsked && !audience && !error && <p className="hint">Counting…</p>}
        {isAsked && audience && (
          <p>
            <strong>
              {formatCount(audience.total)} of {counted(audience.rows, 'row', 'rows')} {audience.total === 1 ? 'gets' : 'get'} it
            </strong>
            {left! > 0 && `, ${formatCount(left!)} ${left === 1 ? 'does' : 'do'} not: ${reasonsOf(audience, level).join(', ')}`}
          </p>
        )}
      </div>
      {isAsked && left! > 0 && list && csvFile && isUpload(csvFile) && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>Show who is left out</summary>
          {isOpen && <Rows draft={draft} file={csvFile.file} list={list} />}
        </details>
      )}
      {list && hasVariables(draft.csvType) && csvFile && isUpload(csvFile) && (
        <AmountFindings draft={draft} list={list} file={csvFile.file} />
      )}
    </div>
  );
};
export default LeftOut;
