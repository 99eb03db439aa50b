import type { Ref } from 'react';
import { useText } from '../../../../messages/i18n';
import { Button } from '../../../../ui/Button';
import { isUpload, type FileItem } from '../items/items';
import { useUploadState } from './useUploadState';

type Props = {
  item: FileItem;
  /** The button that a failed save leads to: what helps first. */
  firstRef?: Ref<HTMLButtonElement>;
  /** Absent for a file that is on its way to the place of another one, and for a protected one. */
  onReplace?: () => void;
  onRemove: () => void;
  /** The file that stays where this one goes. */
  kept?: string;
};

/** What can be done with a chosen file: try again, put another in its place, stop it or take it away. */
export const FileActions = ({ item, firstRef, onReplace, onRemove, kept }: Props) => {
  const t = useText();
  const { at } = useUploadState(item);
  const action = (text: string) => t('file.of', { action: text, name: item.fileName });
  const remove = at === 'sending' ? t('file.stop') : t('file.remove');
  const isDropped = at === 'failed' && kept !== undefined;
  const canRetry = at === 'failed' && isUpload(item);
  return (
    <>
      {canRetry && (
        <Button look="link" ref={firstRef} aria-label={action(t('file.retry'))} onClick={item.retry}>
          {t('file.retry')}
        </Button>
      )}
      {onReplace && (
        <Button
          look="link"
          className="file-replace"
          ref={canRetry ? undefined : firstRef}
          aria-label={action(t('file.replace'))}
          onClick={onReplace}
        >
          {t('file.replace')}
        </Button>
      )}
      {isDropped ? (
        <Button look="link" onClick={onRemove}>
          {t('file.keep', { name: kept })}
        </Button>
      ) : (
        <Button look="link" isDestructive ref={canRetry || onReplace ? undefined : firstRef} aria-label={action(remove)} onClick={onRemove}>
          {remove}
        </Button>
      )}
    </>
  );
};
