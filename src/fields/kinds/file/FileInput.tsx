import { useCallback, useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { useText } from '../../../messages/i18n';
import { extensionsOf, sizeLimit } from '../../../files/fileTypes';
import { useKeptFocus } from '../../../ui/focus/useKeptFocus';
import { UploadIcon } from '../../../ui/icons';
import { GroupField } from '../../../ui/inputs/GroupField';
import { lazyComponent } from '../../../ui/lazy';
import { showToast } from '../../../ui/toasts/toasts';
import { Popup } from '../../../ui/popups/Popup';
import { useIsSending } from '../../../ui/submission/SendingContext';
import { useFormField } from '../../inputs/formField';
import type { InputProps } from '../../inputs/input';
import { ChosenFile, sizeText } from './chosen/ChosenFile';
import { FileActions } from './chosen/FileActions';
import { FileRefusals } from './chosen/FileRefusals';
import { isUpload, itemsOf, keyOf, refusalsOf, removedOf, replacementsOf, type FileItem, type Replacement } from './items';
import { RemovedFiles } from './chosen/RemovedFiles';
import { useChosenFiles } from './chosen/useChosenFiles';
import './file.css';

const OrderLayer = lazyComponent(() => import('../../../ui/order/OrderLayer'));
/** "JPG, JPEG, PNG or GIF" */
const listed = (names: readonly string[]) => (names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)!}` : (names[0] ?? ''));

/** Where the work goes on when a button is gone: the next choice, else the file that was chosen last. */
const nextButton = (group: HTMLElement) =>
  group.querySelector<HTMLElement>('.file-choose') ?? [...group.querySelectorAll<HTMLElement>('.file-replace')].at(-1) ?? null;

/** Where each item is drawn, by its key. */
const usePlaces = () => {
  const [elements, setElements] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  const place = useCallback((key: string, element: HTMLElement | null) => {
    setElements((before) => {
      const next = new Map(before);
      if (element) next.set(key, element);
      else next.delete(key);
      return next;
    });
  }, []);
  return [elements, place] as const;
};

/** Files that are chosen by click, drop or paste, each sent at once with its progress. */
const FileInput = ({ field, name, value, onChange, onBlur, inputRef, error, isRequired, disabledReason }: InputProps<'file'>) => {
  const t = useText();
  const id = useId();
  const isSending = useIsSending();
  const { recordHolds } = useFormField();
  const isProtected = field.protected !== undefined && recordHolds(field.protected.when);
  const items = itemsOf(value);
  // in one list: one that takes its place while it is looked at stays open
  const shown: readonly { item: FileItem; replacement?: Replacement }[] = [
    ...items.map((item) => ({ item })),
    ...replacementsOf(value).map((replacement) => ({ item: replacement.upload, replacement })),
  ];
  const refusals = refusalsOf(value);
  const { accept = 'any', maxFiles: max = 1, maxMegabytes: limit = sizeLimit, suggestedSize, ordered: isOrdered = false } = field;
  const isOff = disabledReason !== null || isSending;
  const { isJudging, add, remove, restore, keepFormer, dismiss, move, refresh } = useChosenFiles({ field, value, isSending, onChange });
  const picker = useRef<HTMLInputElement>(null);
  const replaced = useRef<string>(undefined);
  const group = useKeptFocus<HTMLDivElement>(nextButton);
  const [isOver, setOver] = useState(false);
  const [elements, place] = usePlaces();
  const ordered = items.flatMap((item) => {
    const element = elements.get(keyOf(item));
    return element ? [{ key: keyOf(item), name: item.fileName, element }] : [];
  });
  const canMove = !isOff && ordered.length > 1;

  /** Whether a file may not go: then it is said why. */
  const stays = (item: FileItem | undefined) => {
    if (!isProtected || !item || isUpload(item)) return false;
    showToast('error', field.protected!.text);
    return true;
  };
  const pick = (item?: FileItem) => {
    if (stays(item)) return;
    replaced.current = item && keyOf(item);
    picker.current!.multiple = max > 1 && !item;
    picker.current!.click();
  };
  const take = (files: FileList | null | undefined, event: DragEvent | ClipboardEvent) => {
    if (!files || files.length === 0) return;
    // else the browser opens the file
    event.preventDefault();
    if (isOff || (max === 1 && stays(items[0]))) return;
    add([...files]);
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (!isOff) setOver(true);
  };
  const types = listed(extensionsOf(accept).map((extension) => extension.toUpperCase()));
  const hint = [
    suggestedSize && t('file.suggested', { size: sizeText(...suggestedSize) }),
    max > 1 ? t('file.takenMore', { n: max, types, limit }) : t('file.taken', { types, limit }),
    field.hint,
  ];
  const choose = (
    <button
      type="button"
      className="file-choose"
      ref={items.length === 0 ? inputRef : undefined}
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
      className={`file-input ${isOver ? 'file-over' : ''} ${suggestedSize && suggestedSize[1] > suggestedSize[0] ? 'file-upright' : ''}`}
      label={field.label}
      isRequired={isRequired}
      // a refusal says so itself
      error={refusals.length > 0 ? null : error}
      hint={disabledReason ?? <span className="file-hint">{hint.filter(Boolean).join(' ')}</span>}
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
        accept={extensionsOf(accept)
          .map((extension) => `.${extension}`)
          .join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // the same file may be chosen again
          target.value = '';
          add(files, replaced.current);
        }}
      />
      <div {...group}>
        <div className={`file-items ${isOrdered ? 'file-ordered' : ''}`}>
          {shown.map(({ item, replacement }, i) => {
            const former = replacement && items.find((one) => keyOf(one) === replacement.replaced)?.fileName;
            return (
              <ChosenFile
                key={keyOf(item)}
                item={item}
                field={field}
                isCover={isOrdered && i === 0}
                inPlaceOf={former}
                onArrived={refresh}
                onPlaced={isOrdered && !replacement ? place : undefined}
              >
                {!isOff &&
                  (replacement ? (
                    <FileActions item={item} kept={former ?? ''} onRemove={() => keepFormer(replacement)} />
                  ) : (
                    <FileActions
                      item={item}
                      replaceRef={i === 0 ? inputRef : undefined}
                      onReplace={() => pick(item)}
                      onRemove={() => !stays(item) && remove(item)}
                    />
                  ))}
              </ChosenFile>
            );
          })}
          {items.length < max && choose}
        </div>
        {canMove && (
          <Popup>
            <OrderLayer items={ordered} onMove={move} />
          </Popup>
        )}
        <div aria-live="polite">
          {isJudging && <p className="hint file-checking">{t('file.checking')}</p>}
          <FileRefusals refusals={refusals} kept={max === 1 ? items[0] : undefined} onDismiss={isOff ? undefined : dismiss} />
          {!isOff && <RemovedFiles removed={removedOf(value)} room={max - items.length} onRestore={restore} />}
        </div>
      </div>
    </GroupField>
  );
};

export default FileInput;
