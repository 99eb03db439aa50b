import { useEffect, useState } from 'react';
import { normaliseText } from '../../src/format/normaliseText';
import { translate } from '../../src/messages/i18n';
import { roiNumberEmpty } from '../../src/messages/literal';
import { Dialog } from '../../src/ui/dialogs/Dialog';
import { DialogButtons } from '../../src/ui/dialogs/DialogButtons';
import { FilePicker } from '../../src/ui/inputs/FilePicker';
import { TextInput } from '../../src/ui/inputs/TextInput';
import { useDialogForm } from '../../src/ui/dialogs/useDialogForm';
import { t } from './texts';

type DialogProps = { onClose: () => void };

/** Check-in by ROI number; sends nothing until a call is defined (PLT-066, PLT-067, PLT-071). */
const CheckInDialog = ({ onClose }: DialogProps) => {
  const form = useDialogForm({ roi: '' }, ({ roi }) => ({ roi: normaliseText(roi, 'code') ? null : t(roiNumberEmpty) }));
  return (
    <Dialog
      title={t('Check-in')}
      form={form}
      onClose={onClose}
      onSubmit={() => void form.submit(async () => onClose())}
      buttons={<DialogButtons cancel={translate('form.cancel')} confirm={t('Confirm')} onCancel={onClose} form={form} />}
    >
      <div className="dialog-fields">
        <TextInput
          name="roi"
          label={t('ROI Number')}
          isRequired
          value={form.values.roi}
          onChange={form.set('roi')}
          error={form.errors.roi}
        />
      </div>
    </Dialog>
  );
};

const importFields = ['propertyId', 'roundId', 'balotingType'] as const;
type ImportValues = { propertyId: string; roundId: string; balotingType: string; file: File | null };

/** File import; sends nothing until a call is defined (PLT-068 to PLT-071). */
const FileImportDialog = ({ onClose }: DialogProps) => {
  const labels = {
    propertyId: t('Property'),
    roundId: t('Round'),
    balotingType: t('Baloting Type'),
    file: t('File'),
  };
  const empty = (name: keyof ImportValues, value: unknown) =>
    value ? null : translate('literal.cannotBeEmpty', { 'Field label': labels[name] });
  const form = useDialogForm<ImportValues>({ propertyId: '', roundId: '', balotingType: '', file: null }, (values) => ({
    propertyId: empty('propertyId', normaliseText(values.propertyId, 'code')),
    roundId: empty('roundId', normaliseText(values.roundId, 'code')),
    balotingType: empty('balotingType', normaliseText(values.balotingType, 'code')),
    file: empty('file', values.file),
  }));
  return (
    <Dialog
      title={t('File import')}
      form={form}
      onClose={onClose}
      onSubmit={() => void form.submit(async () => onClose())}
      buttons={<DialogButtons cancel={translate('form.cancel')} confirm={t('Confirm')} onCancel={onClose} form={form} />}
    >
      <div className="dialog-fields">
        {importFields.map((name) => (
          <TextInput
            key={name}
            name={name}
            label={labels[name]}
            isRequired
            value={form.values[name]}
            onChange={form.set(name)}
            error={form.errors[name]}
          />
        ))}
        <FilePicker name="file" label={labels.file} onChange={form.set('file')} error={form.errors.file} />
      </div>
    </Dialog>
  );
};

/**
 * Dialogs that no visible control reaches (PLT-066, PLT-068): behind a switch of config.json that is off by default,
 * they open on the events `portal:check-in` and `portal:file-import`.
 */
const HiddenDialogs = () => {
  const [open, setOpen] = useState<'check-in' | 'file-import' | null>(null);
  useEffect(() => {
    const names = ['check-in', 'file-import'] as const;
    const listeners = names.map((name) => [`portal:${name}`, () => setOpen(name)] as const);
    for (const [event, listener] of listeners) window.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of listeners) window.removeEventListener(event, listener);
    };
  }, []);
  const close = () => setOpen(null);
  if (open === 'check-in') return <CheckInDialog onClose={close} />;
  return open === 'file-import' ? <FileImportDialog onClose={close} /> : null;
};
export default HiddenDialogs;
