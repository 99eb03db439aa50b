import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '../../messages/i18n';
import { Button } from '../Button';
import { Dialog } from '../dialogs/Dialog';
import { DownloadIcon } from '../icons';
import { saveFile } from './saveFile';
import './fileDialog.css';

type Props<T> = {
  title: string;
  about?: string;
  /** Fetches what is shown, once, when the dialog opens; the signal ends when it closes before. */
  load: (signal: AbortSignal) => Promise<T>;
  /** Called when it cannot be fetched; the dialog is to be closed. */
  onFailure: (error: unknown) => void;
  onClose: () => void;
  /** What Download saves; null where there is nothing to save. */
  download: (loaded: T) => { blob: Blob; name: string } | null;
  children: (loaded: T) => ReactNode;
};

/** A dialog about a file that has to be fetched: it waits, shows it, and saves it. */
export const LoadedDialog = <T,>({ title, about, load, onFailure, onClose, download, children }: Props<T>) => {
  const t = useText();
  const [held, setHeld] = useState<{ loaded: T }>();
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    load(signal).then(
      (loaded) => signal.aborted || setHeld({ loaded }),
      (error: unknown) => signal.aborted || onFailure(error),
    );
    return () => closing.abort();
    // once, when the dialog opens
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const file = held && download(held.loaded);
  return (
    <Dialog
      title={title}
      about={about}
      width={960}
      onClose={onClose}
      buttons={
        <>
          {file && (
            <Button onClick={() => saveFile(file.blob, file.name)}>
              <DownloadIcon />
              <span>{t('file.download')}</span>
            </Button>
          )}
          <Button look="main" onClick={onClose}>
            {t('shell.close')}
          </Button>
        </>
      }
    >
      {held ? children(held.loaded) : <div className="file-view file-waiting" role="progressbar" aria-label={t('shell.loading')} />}
    </Dialog>
  );
};
