import type { MouseEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Loaded } from '../../schema/actions';
import type { ReviewProps } from '../../schema/form';
import type { EngineAction, Form } from '../../schema/resource';
import { lazyComponent, useLazy } from '../../ui/lazy';
import { Popup } from '../../ui/popups/Popup';
import { FieldValue } from '../../fields/cells/FieldValue';
import { useText } from '../../messages/i18n';
import { CancelButton } from '../../ui/submission/CancelButton';
import { SendingContext } from '../../ui/submission/SendingContext';
import { SubmitButton } from '../../ui/submission/SubmitButton';
import { ErrorSummary } from './notices/ErrorSummary';
import { Changes, Missing } from './foot/FormNote';
import { goOnWithEnter } from './goOnWithEnter';
import { FormRows } from './layouts/FormRows';
import { FormButtons, FormCards, FormSheet, Stepper } from './formParts';
import { useStickyHeight } from '../../ui/hooks/useStickyHeight';
import { LeaveGuard } from './notices/LeaveGuard';
import { SaveHint } from './foot/SaveHint';
import { FormNotices, type NoticesProps } from './notices/FormNotices';
import { TypedNotices } from './notices/TypedNotices';
import { useMended } from './sending/useMended';
import { useRecordForm, type RecordFormOptions } from './state/useRecordForm';
import './form.css';

type Props = RecordFormOptions &
  Pick<NoticesProps, 'onReload' | 'list'> & {
    /** The title of its page. */
    title: string;
    saveLabel: string;
    /** What the main button says while the form is sent. */
    savingLabel: string;
    onCancel: () => void;
    /** The record was deleted meanwhile. Default: no. */
    isDeleted?: boolean;
    /** An action of a section was asked for. */
    onAction?: (action: EngineAction) => void;
    /** What is to be known before a save. Default: what the form declares. */
    hint?: Form['saveHint'];
    /** Close stands in place of Cancel, for people who may not save (CLI-067). Default: it is Cancel. */
    hasCancel?: boolean;
  };

const DiscardDialog = lazyComponent(() => import('./notices/DiscardDialog'));
const layouts = { rows: FormRows, sheet: FormSheet, cards: FormCards };

/** A double click is one wish: its second click must not repeat what the first has just failed to do. */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

const Review = ({ load, ...props }: ReviewProps & { load: Loaded<ReviewProps> }) => {
  const Component = useLazy(load);
  return Component && <Component {...props} />;
};

/** A form from its declaration: inputs, rules, summary of errors, guard on leaving, one save at a time. */
export const ResourceForm = (props: Props) => {
  const {
    form,
    record,
    path,
    canSave,
    title,
    saveLabel,
    savingLabel,
    onCancel,
    onReload,
    list,
    isDeleted = false,
    isNew = !record,
    onAction = () => {},
    hasCancel = true,
    hint = form.saveHint,
  } = props;
  const t = useText();
  const state = useRecordForm(props);
  useMended(state);
  const { methods, errors, changed, fields, submission } = state;

  const footer = form.footer && record && (
    <span className="last-update">
      {fields[form.footer]!.label} <FieldValue field={fields[form.footer]!} name={form.footer} record={record} />
    </span>
  );
  const step = state.steps.steps[state.steps.at]!;
  const unsaved = [...changed, ...state.stranded.map(({ label }) => label)];
  const buttons = (
    <div className={`form-buttons ${form.layout === 'rows' ? '' : 'sheet-buttons'}`} ref={useStickyHeight('--covered-bottom')}>
      <div className="form-note">
        {canSave && hint && (
          <span role="status">
            <SaveHint hint={hint} over={state.over} />
          </span>
        )}
        {canSave && isNew && <Missing form={state} />}
        {!isNew && (canSave && changed.length > 0 ? <Changes labels={changed} /> : footer)}
      </div>
      {form.buttons.length > 0 && <FormButtons form={state} canSave={canSave} />}
      {state.steps.at > 0 ? (
        <CancelButton label={t('form.back')} submission={submission} onCancel={() => state.steps.back()} />
      ) : (
        <CancelButton label={hasCancel ? t('form.cancel') : t('shell.close')} submission={submission} onCancel={onCancel} />
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
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its fields */}
      <form
        className="resource-form"
        noValidate
        onSubmit={(event) => void state.submit(event)}
        onKeyDown={form.layout !== 'rows' && state.steps.isLast ? goOnWithEnter : undefined}
        aria-label={title}
      >
        {hasSteps && <Stepper steps={state.steps} />}
        <div className="form-announcements" ref={useStickyHeight('--covered-summary')}>
          {state.isTried && errors.length > 0 && <ErrorSummary errors={errors} onGo={state.goTo} />}
          <FormNotices form={form} state={state} record={record} isDeleted={isDeleted} onReload={onReload} list={list} />
        </div>
        <TypedNotices form={form} state={state} record={record} canSave={canSave} />
        <SendingContext value={submission.isBusy}>
          <Layout form={state} hint={canSave && record ? form.hint(record) : null} buttons={buttons} onAction={onAction} />
        </SendingContext>
        {state.discard && (
          <Popup onFailure={state.discard.onClose}>
            <DiscardDialog {...state.discard} confirm={saveLabel} />
          </Popup>
        )}
        {state.review && form.review && (
          <Popup onFailure={state.review.onClose}>
            <Review load={form.review} {...state.review} />
          </Popup>
        )}
        <LeaveGuard isDirty={unsaved.length > 0} isReleased={state.isReleased} changed={unsaved.join(', ')} name={path} />
      </form>
    </FormProvider>
  );
};
