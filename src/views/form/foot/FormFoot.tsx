import type { MouseEvent, ReactNode } from 'react';
import { FieldValue } from '../../../fields/cells/FieldValue';
import { useText } from '../../../messages/i18n';
import type { Form } from '../../../schema/resource';
import { useStickyHeight } from '../../../ui/hooks/useStickyHeight';
import { CancelButton } from '../../../ui/submission/CancelButton';
import { SubmitButton } from '../../../ui/submission/SubmitButton';
import { FormButtons } from '../formParts';
import { useChanged } from '../state/useChanged';
import type { RecordForm } from '../state/useRecordForm';
import { Changes, Missing } from './FormNote';
import { SaveHint } from './SaveHint';

export type FootProps = {
  form: RecordForm;
  saveLabel: string;
  /** What the main button says while the form is sent. */
  savingLabel: string;
  onCancel: () => void;
  /** What is to be known before a save. Default: what the form declares. */
  hint?: Form['saveHint'];
  /** Close stands in place of Cancel, for people who may not save (CLI-067). Default: it is Cancel. */
  hasCancel?: boolean;
};

/** A double click is one wish: its second click must not repeat what the first has just failed to do. */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** Who changed a stored record last and when, where the form declares it. */
const LastUpdate = ({ model: { form, record } }: Pick<RecordForm, 'model'>) => {
  const field = form.footer && form.fields[form.footer];
  return (
    field && (
      <span className="last-update">
        <span>{field.label}</span>{' '}
        <span translate="no">
          <FieldValue field={field} name={form.footer!} record={record!} />
        </span>
      </span>
    )
  );
};

/** What is to be said beside the buttons of a form. */
const FootNote = ({ form, hint }: { form: RecordForm; hint: Form['saveHint'] }): ReactNode => {
  const { canSave, isNew, over } = form.model;
  const changed = useChanged(form);
  return (
    <div className="form-note">
      {canSave && hint && (
        <span role="status">
          <SaveHint hint={hint} over={over} />
        </span>
      )}
      {isNew && <Missing form={form} />}
      {!isNew && (canSave && changed.length > 0 ? <Changes labels={changed} /> : <LastUpdate model={form.model} />)}
    </div>
  );
};

/** The buttons of a form and what is to be said beside them. */
export const FormFoot = ({ form, saveLabel, savingLabel, onCancel, hint, hasCancel = true }: FootProps) => {
  const t = useText();
  const { model, steps, saving } = form;
  const { submission } = saving;
  const isPlain = model.form.layout === 'rows';
  return (
    <div className={`form-buttons ${isPlain ? '' : 'sheet-buttons'}`} ref={useStickyHeight('--covered-bottom')}>
      <FootNote form={form} hint={hint ?? model.form.saveHint} />
      {model.form.buttons.length > 0 && <FormButtons form={form} />}
      {steps.at > 0 ? (
        <CancelButton label={t('form.back')} submission={submission} onCancel={() => steps.back()} />
      ) : (
        <CancelButton label={hasCancel ? t('form.cancel') : t('shell.close')} submission={submission} onCancel={onCancel} />
      )}
      {model.canSave && (
        <SubmitButton
          label={steps.isLast ? saveLabel : (steps.steps[steps.at]!.next ?? t('form.next'))}
          busyLabel={savingLabel}
          isBusy={submission.isBusy}
          onClick={ignoreSecondClick}
        />
      )}
    </div>
  );
};
