import { formatDateTime } from '../../../format/dateTime';
import { Button } from '../../../ui/Button';
import { Link } from '../../../ui/Link';
import { useText } from '../../../messages/i18n';
import { useChangedLeaves } from '../state/useChanged';
import type { RecordForm } from '../state/useRecordForm';
import { useChanger } from './useChanger';

export type NoticesProps = {
  form: RecordForm;
  /** The record was deleted meanwhile. */
  isDeleted: boolean;
  /** Reads the stored record again; absent for a new one. */
  onReload?: () => void;
  /** Where a new record is looked for when nobody knows whether it was created. */
  list?: { to: string; title: string };
};

/** What has to be known of a form before one goes on with it: what was kept, what others did, what nobody knows. */
export const FormNotices = ({ form, isDeleted, onReload, list }: NoticesProps) => {
  const t = useText();
  const { draft, model, saving, undecided } = form;
  const isRestored = useChangedLeaves(form).length > 0 && draft.isRestored;
  const { record, form: declared } = model;
  const changer = useChanger(record);
  const wayOn = !draft.theirs.some(({ isMine }) => isMine) ? 'form.keptHow' : undecided.length > 0 ? 'form.keptChoose' : 'form.keptChosen';
  const lock = record && declared.locked(record);
  const { submission, sentBefore } = saving;
  const changed = () =>
    (draft.isMoved && record ? declared.movedOn(record) : null) ??
    [t('form.keptElsewhere'), changer && t('form.changedBy', changer), t(wayOn)].filter(Boolean).join(' ');
  const unknown = () =>
    // what was typed is still here: the time says nothing more
    sentBefore === null || isRestored ? t('form.unknown') : t('form.sentBefore', { time: formatDateTime(sentBefore, 'HH:mm')! });
  const warning = submission.isUnknown ? unknown() : isDeleted ? t('form.deleted') : draft.isConflict && !lock ? changed() : null;
  return (
    <>
      {isRestored && !submission.isUnknown && <p className="form-notice">{t('form.kept')}</p>}
      {warning && (
        <p className="form-notice form-notice-error" role="alert">
          <span>{warning}</span>{' '}
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
