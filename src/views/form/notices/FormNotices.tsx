import { formatDateTime } from '../../../format/dateTime';
import type { Values } from '../../../schema/path';
import type { Form } from '../../../schema/resource';
import { Button } from '../../../ui/Button';
import { Link } from '../../../ui/Link';
import { useText } from '../../../messages/i18n';
import type { RecordForm } from '../state/useRecordForm';
import { useChanger } from './useChanger';

export type NoticesProps = {
  form: Form;
  state: RecordForm;
  record: Values | null;
  /** The record was deleted meanwhile. */
  isDeleted: boolean;
  /** Reads the stored record again; absent for a new one. */
  onReload?: () => void;
  /** Where a new record is looked for when nobody knows whether it was created. */
  list?: { to: string; title: string };
};

/** What has to be known of a form before one goes on with it: what was kept, what others did, what nobody knows. */
export const FormNotices = ({ form, state, record, isDeleted, onReload, list }: NoticesProps) => {
  const t = useText();
  const changer = useChanger(record);
  const lock = record && form.locked(record);
  const { submission } = state;
  const changed = () =>
    (state.isMoved && record ? form.movedOn(record) : null) ??
    [t('form.keptElsewhere'), changer && t('form.changedBy', changer), t('form.keptHow')].filter(Boolean).join(' ');
  const warning = submission.isUnknown
    ? state.sentBefore === null
      ? t('form.unknown')
      : t('form.sentBefore', { time: formatDateTime(state.sentBefore, 'HH:mm')! })
    : isDeleted
      ? t('form.deleted')
      : state.isConflict && !lock
        ? changed()
        : null;
  return (
    <>
      {state.isKept && !submission.isUnknown && <p className="form-notice">{t('form.kept')}</p>}
      {warning && (
        <p className="form-notice form-notice-error" role="alert">
          {warning}{' '}
          {onReload && !isDeleted && (
            <Button look="link" onClick={onReload}>
              {t('form.reload')}
            </Button>
          )}
          {submission.isUnknown && list && (
            // the session goes along, and what was typed stays here
            <Link to={list.to} target="_blank" rel="opener">
              {t('form.lookIn', { title: list.title })}
            </Link>
          )}
        </p>
      )}
    </>
  );
};
