import { translate } from '../../../src/messages/i18n';
import { runSuccess, startDateEmpty, startDateLate } from '../../../src/messages/literal';
import type { PageDialogProps } from '../../../src/schema';
import { isDay } from '../../../src/format/day';
import { readMoment, timeOf } from '../../../src/format/moment';
import { LocalDateTimeInput } from '../../../src/ui/inputs/times/LocalDateTimeInput';
import { Dialog } from '../../../src/ui/dialogs/Dialog';
import { DialogButtons } from '../../../src/ui/dialogs/DialogButtons';
import { showToast } from '../../../src/ui/toasts/toasts';
import { useDialogForm } from '../../../src/ui/dialogs/useDialogForm';
import { announceFailure, useCall } from '../../../src/views';
import { t } from '../texts';

type RunValues = { date: string; time: string };

/** What is wrong with the start (CLI-107, CLI-108). */
const startErrors = ({ date, time }: RunValues) => {
  if (!date) return { date: t(startDateEmpty) };
  if (!isDay(date)) return { date: translate('literal.correctFormat') };
  if (!time) return { time: t(startDateEmpty) };
  return timeOf(`${date} ${time}`)! > Date.now() ? { date: t(startDateLate) } : {};
};

type Props = PageDialogProps & {
  call: 'POST /appuser/fetch/ondemend' | 'POST /businessPartner/fetch';
  /** What it does. */ about: string;
};

/** Pulls updated and created accounts from a start date and time on (CLI-105 to CLI-110, PAR-022). */
export const RunOnDemandDialog = ({ call: name, about, onClose, onDone }: Props) => {
  const call = useCall(name);
  const form = useDialogForm<RunValues>({ date: '', time: '' }, startErrors);
  const send = async ({ date, time }: RunValues, signal: AbortSignal) => {
    try {
      await call({ body: { startDate: readMoment(`${date} ${time}`)! }, signal });
      showToast('success', t(runSuccess));
      onDone();
      onClose();
    } catch (error) {
      announceFailure(error);
    }
  };
  const { date, time } = form.values;
  return (
    <Dialog
      title={t('Run on demand')}
      about={about}
      form={form}
      onClose={onClose}
      onSubmit={() => void form.submit(send)}
      buttons={<DialogButtons cancel={translate('form.cancel')} confirm={t('Run')} onCancel={onClose} form={form} />}
    >
      <div className="dialog-fields">
        <LocalDateTimeInput
          name="date"
          timeName="time"
          label={t('Start Date')}
          timeLabel={t('Start Time (UTC+8)')}
          isRequired
          value={{ day: date, time }}
          onChange={(start) => {
            form.set('date')(start.day);
            form.set('time')(start.time);
          }}
          error={form.errors.date}
          timeError={form.errors.time}
        />
      </div>
    </Dialog>
  );
};
