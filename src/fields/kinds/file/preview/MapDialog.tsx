import { useOnDemandText } from '../../../../messages/onDemand';
import { bytesOf } from '../../../../files/base64File';
import { askForMap } from '../../../../files/kmz/askForMap';
import { MapView } from '../../../../ui/files/kmz/MapView';
import { LoadedDialog } from '../../../../ui/files/LoadedDialog';
import type { FileItem } from '../items/items';
import { useFileContent } from './useFileContent';

type Props = { item: FileItem; title: string; onClose: () => void };

/** A map that can be drawn, else null. */
const drawn = (map: Awaited<ReturnType<typeof askForMap>>) => ('refusal' in map ? null : map);

/** A KMZ in the page: its places drawn and listed. */
const MapDialog = ({ item, title, onClose }: Props) => {
  const t = useOnDemandText();
  const { load, fail } = useFileContent(item, onClose);
  const read = async (signal: AbortSignal) => {
    const content = await load(signal);
    const bytes = typeof content === 'string' ? bytesOf(content) : content;
    return { bytes, map: bytes && drawn(await askForMap(bytes, signal)) };
  };
  return (
    <LoadedDialog
      title={title}
      about={item.fileName}
      load={read}
      onFailure={fail}
      onClose={onClose}
      download={({ bytes }) => bytes && { blob: new Blob([bytes]), name: item.fileName }}
    >
      {({ map }) =>
        map ? (
          <MapView map={map} />
        ) : (
          <p className="file-view file-unknown" role="alert">
            {t('map.broken')}
          </p>
        )
      }
    </LoadedDialog>
  );
};
export default MapDialog;
