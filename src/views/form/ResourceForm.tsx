import { FormProvider } from 'react-hook-form';
import type { EngineAction } from '../../schema/resource';
import { useStickyHeight } from '../../ui/hooks/useStickyHeight';
import { SendingContext } from '../../ui/submission/SendingContext';
import { useDeclared } from '../declared';
import { FormFoot, type FootProps } from './foot/FormFoot';
import { FormCards, FormSheet, Stepper } from './formParts';
import { goOnWithEnter } from './goOnWithEnter';
import { FormRows } from './layouts/FormRows';
import { ErrorSummary } from './notices/ErrorSummary';
import { FormNotices, type NoticesProps } from './notices/FormNotices';
import { LeaveGuard } from './notices/LeaveGuard';
import { TypedNotices } from './notices/TypedNotices';
import { Questions } from './sending/Questions';
import { useMended } from './sending/useMended';
import { useFormModel, type FormModelOptions } from './state/useFormModel';
import { useRecordForm, type RecordFormOptions } from './state/useRecordForm';
import './form.css';

type BodyProps = RecordFormOptions &
  Pick<NoticesProps, 'onReload' | 'list'> &
  Omit<FootProps, 'form'> & {
    /** The title of its page. */
    title: string;
    /** The page and its record in questions. Default: the title, and the name of the record. */
    about?: string;
    /** The record was deleted meanwhile. Default: no. */
    isDeleted?: boolean;
    /** An action of a section was asked for. */
    onAction?: (action: EngineAction) => void;
  };

const layouts = { rows: FormRows, sheet: FormSheet, cards: FormCards };

/** A form from its model: inputs, rules, summary of errors, guard on leaving, one save at a time. */
const ModelForm = ({ title, about: declaredAbout, isDeleted = false, onAction = () => {}, onReload, list, ...props }: BodyProps) => {
  const { form: declared, record, canSave } = props.model;
  const { declaration } = useDeclared();
  const about = declaredAbout ?? [title, record && declaration.recordTitle(record)].filter(Boolean).join(' · ');
  const form = useRecordForm(props);
  useMended(form);
  const { methods, errors, steps, saving } = form;
  const Layout = layouts[declared.layout];
  return (
    <FormProvider {...methods}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its fields */}
      <form
        className="resource-form"
        noValidate
        onSubmit={(event) => void form.submit(event)}
        onKeyDown={declared.layout !== 'rows' && steps.isLast ? goOnWithEnter : undefined}
        aria-label={title}
      >
        {steps.steps.length > 1 && <Stepper steps={steps} />}
        <div className="form-announcements" ref={useStickyHeight('--covered-summary')}>
          {form.isTried && errors.length > 0 && <ErrorSummary errors={errors} onGo={form.focus.goTo} />}
          <FormNotices form={form} isDeleted={isDeleted} onReload={onReload} list={list} />
        </div>
        <TypedNotices form={form} />
        <SendingContext value={saving.submission.isBusy}>
          <Layout
            form={form}
            hint={canSave && record ? declared.hint(record) : null}
            buttons={<FormFoot form={form} {...props} />}
            onAction={onAction}
          />
        </SendingContext>
        <Questions form={form} saveLabel={props.saveLabel} about={about} />
        <LeaveGuard form={form} name={props.path} about={about} />
      </form>
    </FormProvider>
  );
};

/** A form from its declaration, for the person who looks. */
export const ResourceForm = ({ form, record, canSave, copyOf, required, ...props }: FormModelOptions & Omit<BodyProps, 'model'>) => (
  <ModelForm model={useFormModel({ form, record, canSave, copyOf, required })} {...props} />
);
