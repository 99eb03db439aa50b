import { useText } from '../../../messages/i18n';
import { lazyComponent } from '../../../ui/lazy';
import { Popup } from '../../../ui/popups/Popup';
import type { RecordForm } from '../state/useRecordForm';
import { useChanger } from './useChanger';

const Stranded = lazyComponent(() => import('./Stranded'));
const Conflict = lazyComponent(() => import('./Conflict'));

/** What was typed and has no field any more, and what somebody else has typed too. As long as it is, it scrolls with the form. */
export const TypedNotices = ({ form }: { form: RecordForm }) => {
  const t = useText();
  const { record, canSave, form: declared } = form.model;
  const changer = useChanger(record);
  const lock = record && declared.locked(record);
  const { stranded, theirs } = form.draft;
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
          <Conflict theirs={theirs} form={form} />
        </Popup>
      )}
    </>
  );
};
