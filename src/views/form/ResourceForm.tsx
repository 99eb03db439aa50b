import type { MouseEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import type { Values } from '../../schema/path';
import type { Loaded } from '../../schema/acts';
import type { ReviewProps } from '../../schema/form';
import type { EngineAct } from '../../schema/resource';
import { usePart } from '../../ui/parts';
import { Popup } from '../../ui/popups/Popup';
import { FieldValue } from '../../fields/FieldValue';
import { useText } from '../../messages/i18n';
import { CancelButton } from '../../ui/submission/CancelButton';
import { SendingContext } from '../../ui/submission/SendingContext';
import { SubmitButton } from '../../ui/submission/SubmitButton';
import { useDeclared } from '../declared';
import { ErrorSummary } from './ErrorSummary';
import { FormRows } from './layouts/FormRows';
import { FormButtons, FormCards, FormSheet, StepTrail } from './formParts';
import { useStickyHeight } from '../../ui/hooks/useStickyHeight';
import { LeaveGuard } from './LeaveGuard';
import { useRecordForm, type RecordFormOptions } from './state/useRecordForm';
import './form.css';

type Props = RecordFormOptions & {
  saveLabel: string;
  /** What the main button says while the form is sent. */
  savingLabel: string;
  onCancel: () => void;
  /** Reads the stored record again; absent for a new one. */
  onReload?: () => void;
  /** Where a new record is looked for when nobody knows whether it was created; absent for a stored one. */
  list?: { to: string; title: string };
  /** An act of a section was asked for. */
  onAct?: (act: EngineAct) => void;
  /** What stands before what was changed, told of the record with what is typed over it. */
  note?: (over: (typed: Values) => Values) => ReactNode;
  /** Hides Cancel with Save, for people who may not save (CLI-067). Default: it stays. */
  hasCancel?: boolean;
};

const layouts = { rows: FormRows, sheet: FormSheet, cards: FormCards };

/** A double click is one wish: its second click must not repeat what the first has just failed to do. */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

const Review = ({ load, ...props }: ReviewProps & { load: Loaded<ReviewProps> }) => {
  const Part = usePart(load);
  return Part && <Part {...props} />;
};

/** A form from its declaration: inputs, rules, summary of errors, guard on leaving, one save at a time. */
export const ResourceForm = (props: Props) => {
  const {
    form,
    record,
    path,
    canSave,
    saveLabel,
    savingLabel,
    onCancel,
    onReload,
    list,
    onAct = () => {},
    hasCancel = true,
    note: told,
  } = props;
  const t = useText();
  const { resource } = useDeclared();
  const state = useRecordForm(props);
  const { methods, errors, changed, fields, submission } = state;

  const lock = record && form.locked(record);
  const warning = submission.isUnknown ? t('form.unknown') : state.isConflict ? (lock ?? t('form.keptElsewhere')) : null;
  const footer = form.footer && record && (
    <span className="last-update">
      {fields[form.footer]!.label} <FieldValue field={fields[form.footer]!} name={form.footer} record={record} />
    </span>
  );
  const step = state.steps.steps[state.steps.at]!;
  const changedLabels = changed.join(', ');
  const note = changed.length > 0 ? t('form.changed', { smart_count: changed.length, fields: changedLabels }) : (lock ?? footer);
  const buttons = (
    <div className={`form-buttons ${form.layout === 'rows' ? '' : 'sheet-buttons'}`} ref={useStickyHeight('--covered-bottom')}>
      <span className="form-note" role="status">
        {told && <span className="form-told">{told(state.over)}</span>}
        {note}
      </span>
      {form.buttons.length > 0 && <FormButtons form={state} canSave={canSave} />}
      {state.steps.at > 0 ? (
        <CancelButton label={t('form.back')} submission={submission} onCancel={() => state.steps.back()} />
      ) : (
        hasCancel && <CancelButton label={t('form.cancel')} submission={submission} onCancel={onCancel} />
      )}
      {canSave && (
        <SubmitButton
          label={state.steps.isLast ? saveLabel : (step.next ?? t('form.next'))}
          busyLabel={savingLabel}
          isBusy={submission.isBusy}
          onClick={ignoreSecondClick}
        />
      )}
    </div>
  );
  const Layout = layouts[form.layout];
  const hasSteps = state.steps.steps.length > 1;
  return (
    <FormProvider {...methods}>
      <form className="resource-form" noValidate onSubmit={(event) => void state.submit(event)} aria-label={resource}>
        {hasSteps && <StepTrail steps={state.steps} />}
        <div className="form-announcements" ref={useStickyHeight('--covered-summary')}>
          {state.isTried && errors.length > 0 && <ErrorSummary errors={errors} onGo={state.goTo} />}
          {state.isKept && !submission.isUnknown && <p className="form-notice">{t('form.kept')}</p>}
          {warning && (
            <p className="form-notice form-notice-error" role="alert">
              {warning}{' '}
              {onReload && !lock && (
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
        </div>
        <SendingContext value={submission.isBusy}>
          <Layout form={state} hint={canSave && record ? form.hint(record) : null} buttons={buttons} onAct={onAct} />
        </SendingContext>
        {state.review && form.review && (
          <Popup onFailure={state.review.onClose}>
            <Review load={form.review} {...state.review} />
          </Popup>
        )}
        <LeaveGuard isDirty={changed.length > 0} isReleased={state.isReleased} changed={changedLabels} name={path} />
      </form>
    </FormProvider>
  );
};
