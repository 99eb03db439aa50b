import { useState } from 'react';
import { formatCount } from '../../../src/format/count';
import { failureText } from '../../../src/messages/failureText';
import { translate } from '../../../src/messages/i18n';
import { Button } from '../../../src/ui/Button';
import { useViewer } from '../../../src/views';
import { useReadList, type ReadList } from '../clientList/useReadList';
import { saveRows } from '../clientList/findings';
import { hasVariables, officesOf, type NotificationDraft } from '../notification';
import { t } from '../texts';
import { withElement } from '../withElement';
import { AmountFindings } from './AmountFindings';
import { countedReason, leftOutOf, reasonOrder, reasonsOf, rowReasonText } from './reasons';
import { useAudience, type Audience } from './useAudience';
import { useLeftOutRows, type LeftOutRow } from './useLeftOutRows';
import './leftOut.css';

/** So many rows of each reason are shown; all of them can be saved. */
const shown = 100;

/** The rows that reach nobody, each with its line, its id and why. */
const Rows = ({ draft, file, list }: { draft: NotificationDraft } & ReadList) => {
  const { level } = useViewer();
  const { data, error, refetch, progress } = useLeftOutRows(draft, file, list);
  if (error)
    return (
      <p className="error" role="alert">
        <span>{t('The rows could not be read. %{why}', { why: failureText(error) ?? '' })}</span>{' '}
        <Button look="link" onClick={() => void refetch()}>
          {translate('shell.retry')}
        </Button>
      </p>
    );
  if (!data)
    return (
      <p className="hint" role="status">
        {t('Looking at %{read} of %{total}…', { read: formatCount(progress.read), total: formatCount(progress.of) })}
      </p>
    );
  const groups = reasonOrder
    .map((reason) => ({ reason, rows: data.filter((row) => row.reason === reason) }))
    .filter(({ rows }) => rows.length > 0);
  const cellsOf = (row: LeftOutRow) => [row.line, row.id, rowReasonText(row, level)] as const;
  return (
    <>
      <div className="left-out-rows">
        {groups.map(({ reason, rows }) => (
          <section key={reason}>
            <strong>{countedReason(reason, rows.length, level)}</strong>
            <ol>
              {rows
                .slice(0, shown)
                .map(cellsOf)
                .map(([line, id, why]) => (
                  <li key={line}>
                    {withElement(<bdi>{id}</bdi>, (id) => t('Line %{line}: %{id} %{why}', { line: formatCount(line), id, why }))}
                  </li>
                ))}
            </ol>
            {rows.length > shown && <p className="hint">{t('The first %{total} are shown.', { total: shown })}</p>}
          </section>
        ))}
      </div>
      <Button look="link" onClick={() => saveRows(file, 'left-out', [t('Line'), t('Client ID'), t('Reason')], data.map(cellsOf))}>
        {t('Save %{total} row as CSV |||| Save %{total} rows as CSV', { smart_count: data.length, total: formatCount(data.length) })}
      </Button>
    </>
  );
};

/** How many of the rows of a list get the notification. */
const reachedText = ({ total, rows }: Audience) =>
  t('%{total} of %{rows} gets it |||| %{total} of %{rows} get it', {
    smart_count: total,
    total: formatCount(total),
    rows: t('%{total} row |||| %{total} rows', { smart_count: rows, total: formatCount(rows) }),
  });

/** Beside a client list: how many get the notification and how many do not, why, and which rows. */
const LeftOut = ({ draft }: { draft: NotificationDraft }) => {
  const { level } = useViewer();
  const [isOpen, setOpen] = useState(false);
  const { csvFile } = draft;
  const { read } = useReadList(draft);
  const isUploaded = Boolean(csvFile?.fileId);
  const isAsked = isUploaded && officesOf(draft).length > 0 && (draft.regions ?? []).length > 0;
  const { data: audience, error, refetch } = useAudience(draft, { asked: 'form', isEnabled: isAsked });
  const left = audience && leftOutOf(audience);
  const reached = audience && <strong>{reachedText(audience)}</strong>;
  return (
    <div className="left-out">
      {isUploaded && !isAsked && <p className="hint">{t('Choose a sales office to see who gets it.')}</p>}
      {isAsked && error && (
        <p className="error" role="alert">
          <span>{t('The recipients could not be counted. %{why}', { why: failureText(error) ?? '' })}</span>{' '}
          <Button look="link" onClick={() => void refetch()}>
            {translate('shell.retry')}
          </Button>
        </p>
      )}
      <div role="status">
        {isAsked && !audience && !error && <p className="hint">{t('Counting…')}</p>}
        {isAsked && audience && (
          <p>
            {left! > 0
              ? withElement(reached, (reached) =>
                  t('%{reached}, %{total} does not: %{reasons} |||| %{reached}, %{total} do not: %{reasons}', {
                    smart_count: left!,
                    reached,
                    total: formatCount(left!),
                    reasons: reasonsOf(audience, level).join(', '),
                  }),
                )
              : reached}
          </p>
        )}
      </div>
      {isAsked && left! > 0 && read && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t('Show who is left out')}</summary>
          {isOpen && <Rows draft={draft} {...read} />}
        </details>
      )}
      {read && hasVariables(draft.csvType) && <AmountFindings draft={draft} {...read} />}
    </div>
  );
};
export default LeftOut;
