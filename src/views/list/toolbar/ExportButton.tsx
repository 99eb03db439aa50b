import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { useText } from '../../../messages/i18n';
import { CloseIcon, DownloadIcon } from '../../../ui/icons';
import { saveFile } from '../../../ui/files/saveFile';
import { announceFailure } from '../../announce';
import { useDeclared } from '../../declared';
import { useCms } from '../../../fields/useCms';
import { useListScope } from '../state/listContext';

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
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const start = async () => {
    if (controller.current) return;
    controller.current = new AbortController();
    setBytes(0);
    try {
      const file = await exportList(resource, {
        sort: state.sort,
        filter: { search: state.search, chosen: state.chosen },
        path: state.path,
        signal: controller.current.signal,
        onProgress: setBytes,
      });
      saveFile(file.blob, file.fileName ?? fileName);
    } catch (error) {
      announceFailure(error);
    } finally {
      controller.current = null;
      setBytes(null);
    }
  };
  if (bytes === null) {
    return (
      <Button
        look={isIcon ? 'icon' : 'plain'}
        aria-label={t('list.export')}
        aria-describedby={note}
        title={isIcon ? t('list.export') : undefined}
        onClick={() => void start()}
      >
        <DownloadIcon />
        {!isIcon && <span>{t('list.export')}</span>}
      </Button>
    );
  }
  return (
    <span className="exporting" role="status">
      <span>{t('list.exporting', { size: size(bytes) })}</span>
      <Button look="icon" aria-label={t('list.cancelExport')} title={t('list.cancelExport')} onClick={() => controller.current?.abort()}>
        <CloseIcon />
      </Button>
    </span>
  );
};
