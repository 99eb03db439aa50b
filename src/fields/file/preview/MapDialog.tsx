import { useEffect, useState } from 'react';
import { useText } from '../../../messages/i18n';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { bytesOf } from '../../../ui/files/base64File';
import { askForMap } from '../../../ui/files/kmz/askForMap';
import type { MapDrawing } from '../../../ui/files/kmz/drawMap';
import { MapView } from '../../../ui/files/kmz/MapView';
import { saveFile } from '../../../ui/files/saveFile';
import { DownloadIcon } from '../../../ui/icons';
import type { FileItem } from '../items';
import { useFileContent } from './useFileContent';

type Props = { item: FileItem; title: string; onClose: () => void };
type Read = { bytes: Uint8Array<ArrayBuffer> | null; map: MapDrawing | null };

/** A KMZ in the page: its places drawn and listed. */
const MapDialog = ({ item, title, onClose }: Props) => {
  const t = useText();
  const { load, fail } = useFileContent(item, onClose);
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    const { signal, abort } = closing();
    const look = async () => {
      const content = await load();
      const bytes = typeof content === 'string' ? bytesOf(content) : content;
      signal.throwIfAborted();
      return { bytes, map: bytes && (await askForMap(bytes, signal)) };
    };
    look().then(setRead, (error: unknown) => signal.aborted || fail(error));
    return abort;
    // the file is looked at once, when the dialog opens
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const { bytes } = read ?? {};
  return (
    <Dialog
      title={title}
      about={item.fileName}
      width={960}
      onClose={onClose}
      buttons={
        <>
          {bytes && (
            <Button onClick={() => saveFile(new Blob([bytes]), item.fileName)}>
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
      {!read && <div className="map-view map-waiting" role="progressbar" aria-label={t('shell.loading')} />}
      {read?.map && <MapView map={read.map} />}
      {read?.map === null && (
        <p className="map-none" role="alert">
          {t('map.broken')}
        </p>
      )}
    </Dialog>
  );
};

const closing = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};
export default MapDialog;
