import { useState, type ReactNode, type Ref } from 'react';
import { failureText } from '../../../messages/failureText';
import { useText } from '../../../messages/i18n';
import { Button } from '../../../ui/Button';
import { ExternalLink } from '../../../ui/Link';
import { CheckIcon, ErrorIcon, FileIcon } from '../../../ui/icons';
import { lazyComponent } from '../../../ui/lazy';
import { Popup } from '../../../ui/popups/Popup';
import type { Upload, UploadState } from '../../../files/Upload';
import { emptyMark } from '../../cells/cell';
import { FileImage } from './preview/FileImage';
import { isDocumentName, isImageName, isMapName, isUpload, type FileItem, type StoredFile } from './items/items';
import { useUploadState } from './chosen/useUploadState';
import './file.css';

const PreviewDialog = lazyComponent(() => import('./preview/PreviewDialog'));
const PdfDialog = lazyComponent(() => import('./preview/PdfDialog'));
const MapDialog = lazyComponent(() => import('./preview/MapDialog'));
/** What shows a file in the page, by its name; null when nothing does. */
const previewOf = (name: string) =>
  isImageName(name) ? PreviewDialog : isDocumentName(name) ? PdfDialog : isMapName(name) ? MapDialog : null;
const isLink = ({ filePath }: StoredFile) => /^https?:/i.test(filePath);

type Props = {
  ref?: Ref<HTMLDivElement>;
  item: FileItem;
  /** What the file is, for a dialog's title. */
  label: string;
  /** What else can be done with it. */
  children?: ReactNode;
  /** What is to be said of it. */
  note?: ReactNode;
};

/** A file with its picture, its name and how far its upload is. */
export const FileItemView = ({ ref, item, label, children, note }: Props) => {
  const t = useText();
  const state = useUploadState(item);
  const [isOpen, setOpen] = useState(false);
  const isImage = isImageName(item.fileName);
  const isElsewhere = !isUpload(item) && isLink(item);
  // what stands elsewhere is opened by its link; an image may be shown from there
  const Preview = isImage || !isElsewhere ? previewOf(item.fileName) : null;
  const about = (action: string) => t('file.of', { action, name: item.fileName });
  return (
    <div className="file-item" ref={ref}>
      <span className="file-thumb">{isImage ? <FileImage item={item} alt="" /> : <FileIcon aria-hidden />}</span>
      <div className="file-about">
        <bdi className="file-name" translate="no" title={item.fileName}>
          {isUpload(item) ? item.fileName : <StoredName item={item} />}
        </bdi>
        {isUpload(item) && <UploadNote item={item} state={state} />}
        {note}
        <span className="file-actions">
          {Preview && (
            <Button look="link" aria-label={about(t('file.preview'))} onClick={() => setOpen(true)}>
              {t('file.preview')}
            </Button>
          )}
          {children}
        </span>
      </div>
      {isOpen && Preview && (
        <Popup onFailure={() => setOpen(false)}>
          <Preview item={item} title={label} onClose={() => setOpen(false)} />
        </Popup>
      )}
    </div>
  );
};

/** The name of a stored file, a link where the file is outside the CMS. A file without a name has a sign. */
const StoredName = ({ item }: { item: StoredFile }) => {
  const name = item.fileName || emptyMark;
  return isLink(item) ? <ExternalLink href={item.filePath}>{name}</ExternalLink> : <>{name}</>;
};

const UploadNote = ({ item, state }: { item: Upload; state: UploadState }) => {
  const t = useText();
  const name = item.fileName;
  if (state.at === 'sending')
    return (
      <span className="file-upload">
        <progress aria-label={t('file.uploading', { name })} value={state.part} max={1} />
        <span>{`${Math.floor(state.part * 100)} %`}</span>
      </span>
    );
  if (state.at === 'failed')
    return (
      <span className="error" role="alert">
        <ErrorIcon aria-hidden />
        <span>{failureText(state.error) ?? t('file.stopped')}</span>
      </span>
    );
  // as high as the progress: the buttons below do not move under a pointer that is about to press one
  return (
    <span className="file-upload">
      <CheckIcon aria-hidden />
      <span aria-hidden>{t('file.arrived')}</span>
      <span className="visually-hidden" role="status">
        {t('file.uploaded', { name })}
      </span>
    </span>
  );
};
