import { useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { useText } from '../../messages/i18n';
import { extensionsOf, sizeLimit } from '../../ui/files/fileTypes';
import { ErrorIcon, UploadIcon } from '../../ui/icons';
import { mergeRefs } from '../../ui/hooks/mergeRefs';
import { useStable } from '../../ui/hooks/useStable';
import { GroupField } from '../../ui/inputs/GroupField';
import { useIsSending } from '../../ui/submission/SendingContext';
import type { InputProps } from '../input';
import { FileActs } from './FileActs';
import { FileItemView } from './FileItemView';
import { isUpload, itemsOf, type FileItem } from './items';
import { useChosenFiles } from './useChosenFiles';
import './file.css';

const sizeText = (width: number, height: number) => `${width}x${height}`;
/** "JPG, JPEG, PNG or GIF" */
const listed = (names: readonly string[]) => (names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)!}` : (names[0] ?? ''));

/** Files that are chosen by click, drop or paste, each sent at once with its progress. */
const FileInput = ({ field, name, value, onChange, onBlur, inputRef, error, isRequired, offReason = null }: InputProps<'file'>) => {
  const t = useText();
  const id = useId();
  const isSending = useIsSending();
  const items = itemsOf(value);
  const { takes = 'any', max = 1, limit = sizeLimit, suggests } = field;
  const isOff = offReason !== null || isSending;
  const { refusals, add, remove, refresh } = useChosenFiles({ field, items, isOff, onChange });
  const picker = useRef<HTMLInputElement>(null);
  const replaced = useRef<FileItem>(undefined);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const isRemoving = useRef(false);
  useEffect(() => {
    // the focus stood on a button that is gone
    if (isRemoving.current) chooseButton.current?.focus();
    isRemoving.current = false;
  }, [items]);
  const [isOver, setOver] = useState(false);

  const pick = (item?: FileItem) => {
    replaced.current = item;
    picker.current?.click();
  };
  const take = (files: FileList | null | undefined, event: DragEvent | ClipboardEvent) => {
    if (!files || files.length === 0) return;
    // else the browser opens the file
    event.preventDefault();
    if (isOff) return;
    add([...files]);
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (!isOff) setOver(true);
  };
  const types = listed(extensionsOf(takes).map((extension) => extension.toUpperCase()));
  const hint = [
    suggests && t('file.suggested', { size: sizeText(...suggests) }),
    max > 1 ? t('file.takenMore', { n: max, types, limit }) : t('file.taken', { types, limit }),
    field.hint,
  ];
  const choose = (
    <button
      type="button"
      className="file-choose"
      ref={mergeRefs(chooseButton, items.length === 0 ? inputRef : undefined)}
      aria-describedby={`${id}-note`}
      aria-label={`${t('file.choose')} ${field.label}`}
      aria-disabled={isOff || undefined}
      onBlur={onBlur}
      onClick={() => !isOff && pick()}
    >
      <UploadIcon aria-hidden />
      {t('file.choose')}
    </button>
  );
  return (
    <GroupField
      id={id}
      className={`file-input ${isOver ? 'file-over' : ''} ${suggests && suggests[1] > suggests[0] ? 'file-upright' : ''}`}
      label={field.label}
      isRequired={isRequired}
      error={error}
      hint={offReason ?? <span className="file-hint">{hint.filter(Boolean).join(' ')}</span>}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        take(event.dataTransfer.files, event);
      }}
      onPaste={(event) => take(event.clipboardData.files, event)}
    >
      <input
        ref={picker}
        name={name}
        type="file"
        hidden
        disabled={isOff}
        multiple={max > 1}
        accept={extensionsOf(takes)
          .map((extension) => `.${extension}`)
          .join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // the same file may be chosen again
          target.value = '';
          add(files, replaced.current);
        }}
      />
      <div className="file-items">
        {items.map((item, i) => (
          <ChosenFile key={isUpload(item) ? item.key : item.fileId} item={item} field={field} onArrived={refresh}>
            {!isOff && (
              <FileActs
                item={item}
                label={field.label}
                replaceRef={i === 0 ? inputRef : undefined}
                onReplace={() => pick(item)}
                onRemove={() => {
                  isRemoving.current = true;
                  remove(item);
                }}
              />
            )}
          </ChosenFile>
        ))}
        {items.length < max && choose}
      </div>
      <div aria-live="polite">
        {refusals.map(({ name, text }) => (
          <p key={name ?? ''} className="error file-refusal">
            <ErrorIcon aria-hidden />
            <span>
              {text}
              {name && max > 1 && (
                <>
                  {' '}
                  (<bdi>{name}</bdi>)
                </>
              )}
            </span>
          </p>
        ))}
      </div>
    </GroupField>
  );
};

type ChosenProps = {
  item: FileItem;
  field: InputProps<'file'>['field'];
  /** The upload has come to its end, one way or the other. */
  onArrived: () => void;
  children: ReactNode;
};
const ChosenFile = ({ item, field, onArrived, children }: ChosenProps) => {
  const t = useText();
  const upload = isUpload(item) ? item : null;
  const arrive = useStable(onArrived);
  useEffect(
    () =>
      upload?.subscribe(() => {
        if (upload.getState().at !== 'sending') arrive();
      }),
    [upload, arrive],
  );
  const { suggests } = field;
  const size = upload?.size;
  const differs = suggests && size && (size.width !== suggests[0] || size.height !== suggests[1]);
  const note = differs && (
    <span className="hint">{t('file.measured', { size: sizeText(size.width, size.height), wanted: sizeText(...suggests) })}</span>
  );
  return (
    <FileItemView item={item} label={field.label} note={note}>
      {children}
    </FileItemView>
  );
};
export default FileInput;
