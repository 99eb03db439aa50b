import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { formatDateTime } from '../../../format/dateTime';
import { useText } from '../../../messages/i18n';
import { CloseIcon, DownloadIcon } from '../../../ui/icons';
import { saveFile } from '../../../ui/files/saveFile';
import { announceFailure } from '../../announce';
import { useDeclared } from '../../declared';
import { useCms } from '../../../fields/useCms';
import { useListScope } from '../state/listContext';
import { exportName } from './exportName';

const size = (bytes: number) => (bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`);

type Props = {
  fileName: string;
  /** An icon alone, where there is little room. */ isIcon?: boolean;
  /** The id of what says which rows are saved. */ note?: string;
};

/** Saves the list as a file, with progress and a way to cancel (CLI-026 to CLI-028). */
export const ExportButton = ({ fileName, isIcon, note }: Props) => {
  const t = useText();
  const { resource } = useDeclared();
  const state = useListScope();
  const { exportList } = useCms();
  const [bytes, setBytes] = useState<number | null>(null);
  /** What became of the last export, for screen readers: sighted people see the download. */
  const [outcome, setOutcome] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const isExporting = bytes !== null;

  const start = async () => {
    if (controller.current) return;
    const { signal } = (controller.current = new AbortController());
    setBytes(0);
    setOutcome(t('list.exportStarted'));
    try {
      const { search, chosen } = state;
      const file = await exportList(resource, {
        sort: state.sort,
        filter: { search, chosen },
        path: state.path,
        signal,
        onProgress: setBytes,
      });
      const name = file.fileName ?? exportName(fileName, chosen, formatDateTime(Date.now(), 'YYYY-MM-DD')!);
      saveFile(file.blob, name);
      setOutcome(t('list.exported', { name }));
    } catch (error) {
      announceFailure(error);
      setOutcome(signal.aborted ? t('list.exportCancelled') : '');
    } finally {
      controller.current = null;
      setBytes(null);
    }
  };
  const cancel = () => {
    controller.current?.abort();
    button.current!.focus();
  };
  return (
    <>
      {isExporting && (
        <span className="exporting">
          <span>{t('list.exporting', { size: size(bytes) })}</span>
          <Button look="icon" aria-label={t('list.cancelExport')} title={t('list.cancelExport')} onClick={cancel}>
            <CloseIcon />
          </Button>
        </span>
      )}
      <Button
        ref={button}
        look={isIcon ? 'icon' : 'plain'}
        isOff={isExporting}
        aria-label={t('list.export')}
        aria-describedby={note}
        title={isIcon ? t('list.export') : undefined}
        onClick={() => void start()}
      >
        <DownloadIcon />
        {!isIcon && <span>{t('list.export')}</span>}
      </Button>
      <span className="visually-hidden" role="status">
        {outcome}
      </span>
    </>
  );
};
