import { useOnDemandText } from '../../messages/onDemand';
import { Button } from '../Button';
import { ExternalLinkIcon } from '../icons';
import { lazyComponent } from '../lazy';
import { base64File, knownFile, type KnownFile } from '../../files/base64File';
import { LoadedDialog } from './LoadedDialog';
import { useObjectUrl } from './useObjectUrl';

/** pdf.js arrives with the first PDF. */
const PdfView = lazyComponent(() => import('./pdf/PdfView'));

type Props = {
  title: string;
  about?: string;
  /** Without its extension, which the first bytes decide. */
  fileName: string;
  /** Fetches the file, as base64 or as its bytes; the signal ends when the dialog closes before. */
  load: (signal: AbortSignal) => Promise<string | Uint8Array<ArrayBuffer>>;
  /** Called when it cannot be fetched; the dialog is to be closed. */
  onFailure: (error: unknown) => void;
  onClose: () => void;
};

/**
 * Shows a PDF or an image in the page, with download; whatever else it may be is not rendered. An image may have a tab of
 * its own; a PDF may not: the browser's viewer would run its scripts.
 */
const FileDialog = ({ fileName, load, title, ...dialog }: Props) => {
  const t = useOnDemandText();
  const read = async (signal: AbortSignal) => {
    const content = await load(signal);
    return typeof content === 'string' ? base64File(content) : knownFile(content);
  };
  return (
    <LoadedDialog
      {...dialog}
      title={title}
      load={read}
      download={(file) => file && { blob: file.blob, name: `${fileName}.${file.extension}` }}
    >
      {(file) =>
        file ? (
          <FileView file={file} title={title} />
        ) : (
          <p className="file-view file-unknown" role="alert">
            {t('shown.unknownFile')}
          </p>
        )
      }
    </LoadedDialog>
  );
};

const FileView = ({ file, title }: { file: KnownFile; title: string }) =>
  file.isImage ? <ImageView file={file} title={title} /> : <PdfView file={file.blob} title={title} />;

const ImageView = ({ file, title }: { file: KnownFile; title: string }) => {
  const t = useOnDemandText();
  const url = useObjectUrl(file.blob);
  if (!url) return null;
  return (
    <>
      <div className="file-view">
        <img src={url} alt={title} />
      </div>
      <Button look="text" onClick={() => window.open(url, '_blank', 'noopener')}>
        <ExternalLinkIcon />
        <span>{t('file.openTab')}</span>
      </Button>
    </>
  );
};
export default FileDialog;
