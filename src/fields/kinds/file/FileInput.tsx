import { useId } from 'react';
import { useText } from '../../../messages/i18n';
import { useKeptFocus } from '../../../ui/focus/useKeptFocus';
import { GroupField } from '../../../ui/inputs/GroupField';
import { lazyComponent } from '../../../ui/lazy';
import { Popup } from '../../../ui/popups/Popup';
import { useIsSending } from '../../../ui/submission/SendingContext';
import type { InputProps } from '../../inputs/input';
import { ChooseButton } from './chosen/ChooseButton';
import { ChosenFile } from './chosen/ChosenFile';
import { FileActions } from './chosen/FileActions';
import { FileHint } from './chosen/FileHint';
import { FileRefusals } from './chosen/FileRefusals';
import { RemovedFiles } from './chosen/RemovedFiles';
import { useChosenFiles } from './chosen/useChosenFiles';
import { useFilePicker } from './chosen/useFilePicker';
import { usePlaces } from './chosen/usePlaces';
import { useProtection } from './chosen/useProtection';
import { itemsOf, keyOf, refusalsOf, removedOf, replacementsOf, type FileItem, type Replacement } from './items/items';
import './file.css';

const OrderLayer = lazyComponent(() => import('../../../ui/order/OrderLayer'));

/** Where the work goes on when a button is gone: the next choice, else the file that was chosen last. */
const nextButton = (group: HTMLElement) =>
  group.querySelector<HTMLElement>('.file-choose') ?? [...group.querySelectorAll<HTMLElement>('.file-replace')].at(-1) ?? null;

/** A file as it stands in its input. */
type Shown = {
  item: FileItem;
  /** What it is on its way to the place of. */
  inPlaceOf?: { replacement: Replacement; fileName: string };
  /** The name of the file that takes its place when it has arrived. */
  staysUntil?: string;
};

/** Files that are chosen by click, drop or paste, each sent at once with its progress. */
const FileInput = ({ field, name, value, onChange, onBlur, inputRef, error, isRequired, disabledReason }: InputProps<'file'>) => {
  const t = useText();
  const id = useId();
  const isSending = useIsSending();
  const items = itemsOf(value);
  const replacements = replacementsOf(value);
  // one on its way stands where it is going to stay: its buttons do not move away when it arrives
  const shown = items.flatMap((item): Shown[] => {
    const replacement = replacements.find(({ replaced }) => replaced === keyOf(item));
    if (!replacement) return [{ item }];
    const { upload } = replacement;
    return [
      { item: upload, inPlaceOf: { replacement, fileName: item.fileName } },
      { item, staysUntil: upload.fileName },
    ];
  });
  const refusals = refusalsOf(value);
  const { maxFiles: max = 1, suggestedSize, ordered: isOrdered = false } = field;
  const isOff = disabledReason !== null || isSending;
  const { isJudging, add, remove, restore, keepFormer, dismiss, move, refresh } = useChosenFiles({ field, value, isSending, onChange });
  const { isProtected, refusesChange } = useProtection(field);
  const { isOver, pick, group, input } = useFilePicker({ field, items, isOff, refusesChange, add });
  const { placed, place } = usePlaces(items);
  const keptFocus = useKeptFocus<HTMLDivElement>(nextButton);
  const hint = disabledReason ?? <FileHint field={field} />;
  const canMove = !isOff && placed.length > 1;
  return (
    <GroupField
      id={id}
      onLeave={onBlur}
      className={`file-input ${isOver ? 'file-over' : ''} ${suggestedSize && suggestedSize[1] > suggestedSize[0] ? 'file-upright' : ''}`}
      label={field.label}
      isRequired={isRequired}
      // a refusal says so itself
      error={refusals.length > 0 ? null : error}
      hint={hint}
      {...group}
    >
      <input {...input} name={name} type="file" hidden />
      <div {...keptFocus}>
        <div className={`file-items ${isOrdered ? 'file-ordered' : ''}`}>
          {shown.map(({ item, inPlaceOf, staysUntil }, i) => (
            <ChosenFile
              key={keyOf(item)}
              item={item}
              field={field}
              isCover={isOrdered && item === items[0]}
              staysUntil={staysUntil}
              onArrived={refresh}
              onPlaced={isOrdered ? place : undefined}
            >
              {!isOff && (
                <FileActions
                  item={item}
                  firstRef={i === 0 ? inputRef : undefined}
                  kept={inPlaceOf?.fileName}
                  onReplace={inPlaceOf || isProtected(item) ? undefined : () => pick(item)}
                  onRemove={() => (inPlaceOf ? keepFormer(inPlaceOf.replacement) : refusesChange(item) || remove(item))}
                />
              )}
            </ChosenFile>
          ))}
          {items.length < max && (
            <ChooseButton
              label={field.label}
              noteId={hint ? `${id}-note` : undefined}
              isOff={isOff}
              buttonRef={items.length === 0 ? inputRef : undefined}
              onClick={() => pick()}
            />
          )}
        </div>
        {canMove && (
          <Popup>
            <OrderLayer items={placed} onMove={move} />
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
