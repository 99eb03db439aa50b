import { useText } from '../../../../messages/i18n';
import { Button } from '../../../../ui/Button';
import type { Removed } from '../items/items';

type Props = { removed: readonly Removed[]; /** How many more files there may be. */ room: number; onRestore: (one: Removed) => void };

/** What was taken away since the form was opened, with the way back while there is room. */
export const RemovedFiles = ({ removed, room, onRestore }: Props) => {
  const t = useText();
  return (room > 0 ? removed : []).map((one) => (
    <p key={one.item.fileId} className="hint">
      <bdi>{t('file.removed', { name: one.item.fileName })}</bdi>{' '}
      <Button look="link" aria-label={t('file.undoRemove', { name: one.item.fileName })} onClick={() => onRestore(one)}>
        {t('file.undo')}
      </Button>
    </p>
  ));
};
