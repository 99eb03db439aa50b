import { correctFormat, runSuccess, startDateEmpty, startDateLate } from '../../../src/messages/literal';
import type { PageDialogProps } from '../../../src/schema';
import { quarterHours } from '../../../src/format/quarterHours';
import { localTime } from '../../../src/format/dateTime';
import { isDay, readDay } from '../../../src/format/day';
import { DayInput } from '../../../src/ui/inputs/DayInput';
import { Dialog } from '../../../src/ui/dialogs/Dialog';
import { DialogButtons } from '../../../src/ui/dialogs/DialogButtons';
import { showToast } from '../../../src/ui/toasts/toasts';
import { SelectInput } from '../../../src/ui/inputs/choices/SelectInput';
import { useDialogForm } from '../../../src/ui/dialogs/useDialogForm';
import { announceFailure, useCall } from '../../../src/views';

type Values = { date: string; time: string };

const times = quarterHours.map((time) => ({ value: time, label: time }));

/** The start in milliseconds, entered in UTC+8; null while it is not whole. */
const startOf = ({ date, time }: Values) =>
  isDay(date) && time ? Date.parse(`${readDay(date)!.replaceAll('/', '-')}T${time}:00+08:00`) : null;

/** What is wrong with the start (CLI-107, CLI-108). */
const startErrors = (values: Values) => {
  const { date, time } = values;
  if (!date) return { date: startDateEmpty };
  if (!isDay(date)) return { date: correctFormat };
  if (!time) return { time: startDateEmpty };
  return startOf(values)! > Date.now() ? { date: startDateLate } : {};
};

type Props = PageDialogProps & { call: 'POST /appuser/fetch/ondemend' | 'POST /businessPartner/fetch'; /** Who is pulled. */ who: string };

/** Pulls updated and created accounts from a start date and time on (CLI-105 to CLI-110, PAR-022). */
export const RunOnDemandDialog = ({ call: name, who, onClose, onDone }: Props) => {
  const call = useCall(name);
  const form = useDialogForm<Values>({ date: '', time: '' }, startErrors);
  const send = async ({ date, time }: Values, signal: AbortSignal) => {
    try {
      await call({ body: { startDate: `${readDay(date)!} ${time}` }, signal });
      showToast('success', runSuccess);
      onDone();
      onClose();
    } catch (error) {
      announceFailure(error);
    }
  };
  const local = localTime(startOf(form.values));
  return (
    <Dialog
      title="Run on demand"
      about={`Pulls ${who} that were updated or created since the start. Times are in UTC+8.`}
      form={form}
      onClose={onClose}
      onSubmit={() => void form.submit(send)}
      buttons={<DialogButtons cancel="Cancel" confirm="Run" onCancel={onClose} form={form} />}
    >
      <div className="dialog-fields">
        <div className="dialog-row">
          <DayInput
            name="date"
            label="Start Date"
            isRequired
            value={form.values.date}
            onChange={form.set('date')}
            error={form.errors.date}
          />
          <SelectInput
            name="time"
            label="Start Time (UTC+8)"
            isRequired
            value={form.values.time}
            onChange={form.set('time')}
            none="Choose…"
            options={times}
            error={form.errors.time}
          />
        </div>
        {local && <p className="hint">{`That is ${local} where you are.`}</p>}
      </div>
    </Dialog>
  );
};
