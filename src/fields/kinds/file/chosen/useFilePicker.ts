import { useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react';
import { extensionsOf } from '../../../../files/fileTypes';
import type { InputProps } from '../../../inputs/input';
import { keyOf, type FileItem } from '../items/items';

type Options = {
  field: InputProps<'file'>['field'];
  items: readonly FileItem[];
  /** Nothing can be chosen now. */
  isOff: boolean;
  /** Whether a file may not go. */
  refusesChange: (item: FileItem | undefined) => boolean;
  /** @param replaced the key of the file whose place a single new one takes */
  add: (files: readonly File[], replaced?: string) => void;
};

/** The three ways by which files come to an input: the picker of the browser, a drop and a paste. */
export const useFilePicker = ({ field, items, isOff, refusesChange, add }: Options) => {
  const { accept = 'any', maxFiles: max = 1 } = field;
  const picker = useRef<HTMLInputElement>(null);
  const replaced = useRef<string>(undefined);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined, event: DragEvent | ClipboardEvent) => {
    if (!files || files.length === 0) return;
    // else the browser opens the file
    event.preventDefault();
    if (isOff || (max === 1 && refusesChange(items[0]))) return;
    add([...files]);
  };
  return {
    /** Files are held over the group, and it takes them. */
    isOver,
    /** Opens the picker: for further files, or for one that takes the place of `item`. */
    pick: (item?: FileItem) => {
      replaced.current = item && keyOf(item);
      picker.current!.multiple = max > 1 && !item;
      picker.current!.click();
    },
    /** Props of the group, which takes what is dropped and pasted. */
    group: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        if (!isOff) setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        take(event.dataTransfer.files, event);
      },
      onPaste: (event: ClipboardEvent) => take(event.clipboardData.files, event),
    },
    /** Props of the hidden input, by which the browser opens its picker. */
    input: {
      ref: picker,
      disabled: isOff,
      multiple: max > 1,
      accept: extensionsOf(accept)
        .map((extension) => `.${extension}`)
        .join(','),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const files = [...target.files!];
        // the same file may be chosen again
        target.value = '';
        add(files, replaced.current);
      },
    },
  };
};
