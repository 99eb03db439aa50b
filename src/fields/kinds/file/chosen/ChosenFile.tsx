import { useCallback, useEffect, type ReactNode } from 'react';
import { useText } from '../../../../messages/i18n';
import { useStable } from '../../../../ui/hooks/useStable';
import type { Upload } from '../../../../files/Upload';
import { useLazy } from '../../../../ui/lazy';
import { Popup } from '../../../../ui/popups/Popup';
import type { InputProps } from '../../../inputs/input';
import { FileItemView } from '../FileItemView';
import { isUpload, keyOf, type FileItem } from '../items/items';

/** "1125x705" */
export const sizeText = (width: number, height: number) => `${width}x${height}`;

type Props = {
  item: FileItem;
  field: InputProps<'file'>['field'];
  /** The first of several whose order counts. */
  isCover: boolean;
  /** The name of the file that takes its place when it has arrived. Default: none does. */
  staysUntil?: string;
  /** The upload has come to its end, one way or the other. */
  onArrived: () => void;
  /** Where it is drawn, by its key; null when it is gone. Absent where nobody asks. */
  onPlaced?: (key: string, element: HTMLElement | null) => void;
  children: ReactNode;
};

/** What was read of a file. */
const Reading = ({ load, upload }: { load: NonNullable<Props['field']['reader']>; upload: Upload }) => {
  const reader = useLazy(load);
  return reader && <reader.Report report={upload.known.report as never} file={upload.file} />;
};

/** A file in its input: how far it is, and whether its size is the suggested one. */
export const ChosenFile = ({ item, field, isCover, staysUntil, onArrived, onPlaced, children }: Props) => {
  const t = useText();
  const upload = isUpload(item) ? item : null;
  const key = keyOf(item);
  const arrive = useStable(onArrived);
  const ref = useCallback((element: HTMLElement | null) => onPlaced?.(key, element), [key, onPlaced]);
  useEffect(
    () =>
      upload?.subscribe(() => {
        if (upload.getState().at !== 'sending') arrive();
      }),
    [upload, arrive],
  );
  const { suggestedSize } = field;
  const { size, note } = upload?.known ?? {};
  const differs = suggestedSize && size && (size.width !== suggestedSize[0] || size.height !== suggestedSize[1]);
  return (
    <FileItemView
      ref={ref}
      item={item}
      label={field.label}
      note={
        <>
          {isCover && <span className="file-cover">{t('file.cover')}</span>}
          {staysUntil && <span className="hint">{t('file.staysUntil', { name: staysUntil })}</span>}
          {differs && (
            <span className="hint">
              {t('file.measured', { size: sizeText(size.width, size.height), wanted: sizeText(...suggestedSize) })}
            </span>
          )}
          {note && <span className="hint">{note}</span>}
        </>
      }
    >
      {children}
      {upload && field.reader && upload.known.report !== undefined && (
        <Popup>
          <Reading load={field.reader} upload={upload} />
        </Popup>
      )}
    </FileItemView>
  );
};
