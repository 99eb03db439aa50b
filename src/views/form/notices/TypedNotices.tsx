import { useText } from '../../../messages/i18n';
import { lazyComponent } from '../../../ui/lazy';
import { Popup } from '../../../ui/popups/Popup';
import type { NoticesProps } from './FormNotices';
import { useChanger } from './useChanger';

const Stranded = lazyComponent(() => import('./Stranded'));
const Conflict = lazyComponent(() => import('./Conflict'));

/** What was typed and has no field any more, and what somebody else has typed too. As long as it is, it scrolls with the form. */
export const TypedNotices = ({ form, state, record, canSave }: Pick<NoticesProps, 'form' | 'state' | 'record'> & { canSave: boolean }) => {
  const t = useText();
  const changer = useChanger(record);
  const lock = record && form.locked(record);
  const { stranded, theirs } = state;
  return (
    <>
      {stranded.length > 0 && (
        <Popup>
          <Stranded
            reason={[lock, lock && changer && t('form.changedBy', changer), t(lock || canSave ? 'form.stranded' : 'form.strandedRight')]
              .filter(Boolean)
              .join(' ')}
            written={stranded}
          />
        </Popup>
      )}
      {theirs.length > 0 && canSave && (
        <Popup>
          <Conflict theirs={theirs} />
        </Popup>
      )}
    </>
  );
};
