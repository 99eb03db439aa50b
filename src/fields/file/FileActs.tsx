import type { Ref } from 'react';
import { useText } from '../../messages/i18n';
import { Button } from '../../ui/Button';
import { isUpload, type FileItem } from './items';
import { useUploadState } from './useUploadState';

type Props = {
  item: FileItem;
  label: string;
  replaceRef?: Ref<HTMLButtonElement>;
  onReplace: () => void;
  onRemove: () => void;
};

/** What can be done with a chosen file: try again, put another in its place, stop it or take it away. */
export const FileActs = ({ item, label, replaceRef, onReplace, onRemove }: Props) => {
  const t = useText();
  const { at } = useUploadState(item);
  const act = (text: string, name: string) => t('file.of', { act: text, name });
  const remove = at === 'sending' ? t('file.stop') : t('file.remove');
  return (
    <>
      {at === 'failed' && isUpload(item) && (
        <Button look="link" aria-label={act(t('file.retry'), item.fileName)} onClick={item.retry}>
          {t('file.retry')}
        </Button>
      )}
      <Button look="link" ref={replaceRef} aria-label={act(t('file.choose'), label)} onClick={onReplace}>
        {t('file.choose')}
      </Button>
      <Button look="link" isDestructive aria-label={act(remove, item.fileName)} onClick={onRemove}>
        {remove}
      </Button>
    </>
  );
};
