import { useEffect, useState } from 'react';
import { Button } from '../Button';
import { useText } from '../../messages/i18n';
import { base64File, knownFile, type KnownFile } from './base64File';
import { Dialog } from '../dialogs/Dialog';
import { DownloadIcon, ExternalLinkIcon } from '../icons';
import { saveFile } from './saveFile';
import { useObjectUrl } from './useObjectUrl';
import './fileDialog.css';

type Props = {
  title: string;
  about?: string;
  /** Without its extension, which the first bytes decide. */
  fileName: string;
  /** Fetches the file, as base64 or as its bytes. */
  load: () => Promise<string | Uint8Array<ArrayBuffer>>;
  /** Called when it cannot be fetched; the dialog is to be closed. */
  onFailure: (error: unknown) => void;
  onClose: () => void;
};

/** Shows a PDF or an image in the page, with download and a tab of its own; whatever else it may be is not rendered. */
const FileDialog = ({ title, about, fileName, load, onFailure, onClose }: Props) => {
  const t = useText();
  const [file, setFile] = useState<KnownFile | null | undefined>();
  useEffect(() => {
    let isOpen = true;
    load().then(
      (content) => isOpen && setFile(typeof content === 'string' ? base64File(content) : knownFile(content)),
      (error: unknown) => isOpen && onFailure(error),
    );
    return () => {
      isOpen = false;
    };
    // the file is fetched once, when the dialog opens
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Dialog
      title={title}
      about={about}
      width={960}
      onClose={onClose}
      buttons={
        <>
          {file && (
            <Button onClick={() => saveFile(file.blob, `${fileName}.${file.extension}`)}>
              <DownloadIcon />
              {t('file.download')}
            </Button>
          )}
          <Button look="main" onClick={onClose}>
            {t('shell.close')}
          </Button>
        </>
      }
    >
      {file === undefined && <div className="file-view file-waiting" role="progressbar" aria-label={t('shell.loading')} />}
      {file === null && (
        <p className="file-view file-unknown" role="alert">
          {t('file.unknown')}
        </p>
      )}
      {file && <FileView file={file} title={title} />}
    </Dialog>
  );
};

const FileView = ({ file, title }: { file: KnownFile; title: string }) => {
  const t = useText();
  const url = useObjectUrl(file.blob);
  if (!url) return null;
  return (
    <>
      {file.isImage ? (
        <div className="file-view">
          <img src={url} alt={title} />
        </div>
      ) : (
        <iframe className="file-view" src={`${url}#navpanes=0`} title={title} />
      )}
      <Button look="text" onClick={() => window.open(url, '_blank', 'noopener')}>
        <ExternalLinkIcon />
        {t('file.openTab')}
      </Button>
    </>
  );
};
export default FileDialog;
