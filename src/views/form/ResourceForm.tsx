import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { FormProvider, useForm, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { Field, Resource } from '../../schema/resource';
import { cellOf } from '../../fields/cells';
import { valueAt } from '../../fields/cell';
import { toInput, toWire } from '../../fields/values';
import { useText } from '../../messages/i18n';
import { showMessage } from '../../ui/messages/messages';
import { announceFailure } from '../announce';
import { useEngine } from '../engine';
import { ErrorSummary } from './ErrorSummary';
import { FieldInput } from './FieldInput';
import { LeaveGuard } from './LeaveGuard';
import { requiredNames, shapeOf } from './rules';
import './form.css';

type Values = Record<string, unknown>;
/** What was typed when a session ended: the changed values, and the stamp of the record that they were typed over. */
type Draft = { values: Values; stamp: unknown };
type Props = {
  resource: string;
  declaration: Resource;
  form: NonNullable<Resource['form']>;
  /** The stored record; null for a new one. */
  record: Values | null;
  path: string;
  canSave: boolean;
  saveLabel: string;
  /** Saves; resolves when it is done. `idempotencyKey` stays the same for a repeated try of the same values. */
  onSave: (values: Values, idempotencyKey: string, isOverwrite: boolean) => Promise<void>;
  /** Called once the save is done, while the form is still there. */
  onSaved: () => void;
  onCancel: () => void;
  onReload: () => void;
};

/** The server has answered that it did not do the work; after any other failure a repeated try carries the same key. */
const isAnswered = (error: unknown) => ['refused', 'forbidden', 'conflict', 'ignored'].includes((error as { code?: string }).code ?? '');

/** A double click is one wish: its second click must not repeat what the first has just failed to do. */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** A form from its declaration: inputs, rules, summary of errors, guard on leaving, one save at a time. */
const ResourceForm = ({
  resource,
  declaration,
  form: { sections, rules, initial, footer },
  record,
  path,
  canSave,
  saveLabel,
  onSave,
  onSaved,
  onCancel,
  onReload,
}: Props) => {
  const t = useText();
  const { onBeforeEnd, drafts } = useEngine();
  const { fields } = declaration;
  const names = useMemo(() => sections.flatMap((section) => section.fields), [sections]);
  const stored = useMemo(
    () => Object.fromEntries(names.map((name) => [name, toInput(fields[name]!.kind, (record ?? initial ?? {})[name])])),
    [names, fields, record, initial],
  );
  const shape = useMemo(() => shapeOf({ sections, rules }, fields), [sections, rules, fields]);
  const required = useMemo(() => requiredNames(shape), [shape]);
  const stamp = declaration.stamp ? (record?.[declaration.stamp] ?? null) : null;
  const [draft] = useState(() => drafts.take(path) as Draft | undefined);
  const [isConflict, setConflict] = useState(Boolean(draft && record && draft.stamp !== stamp));
  const methods = useForm<FieldValues>({
    defaultValues: stored,
    resolver: yupResolver(shape) as never,
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  const { formState, getValues, handleSubmit, setValue } = methods;
  const changed = names.filter((name) => name in formState.dirtyFields);
  const state = useRef({
    isSending: false,
    isMounted: true,
    isReleased: false,
    key: crypto.randomUUID() as string,
    sentBody: '',
    changed: [] as string[],
  });
  state.current.changed = changed;

  useEffect(() => {
    const { current } = state;
    current.isMounted = true;
    return () => {
      current.isMounted = false;
    };
  }, []);
  useEffect(() => {
    if (draft) for (const [name, value] of Object.entries(draft.values)) setValue(name, value, { shouldDirty: true });
  }, [draft, setValue]);
  useEffect(
    () =>
      onBeforeEnd(() => {
        const values = getValues();
        const { changed: names } = state.current;
        if (names.length > 0)
          drafts.keep(path, { values: Object.fromEntries(names.map((name) => [name, values[name]])), stamp } satisfies Draft);
        state.current.isReleased = true;
      }),
    [onBeforeEnd, drafts, path, getValues, stamp],
  );

  const send = async () => {
    const { current } = state;
    const values = getValues();
    const body = Object.fromEntries(names.map((name) => [name, toWire(fields[name]!.kind, values[name])]));
    const text = JSON.stringify(body);
    if (text !== current.sentBody) Object.assign(current, { key: crypto.randomUUID(), sentBody: text });
    try {
      await onSave(body, current.key, isConflict);
      if (!current.isMounted) return;
      current.isReleased = true;
      onSaved();
    } catch (error) {
      if (isAnswered(error)) current.sentBody = '';
      if ((error as { code?: string }).code === 'conflict') setConflict(true);
      else announceFailure(error);
    }
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (state.current.isSending || !canSave) return;
    state.current.isSending = true;
    try {
      await handleSubmit(send, () => showMessage('error', t('literal.formInvalid')))();
    } finally {
      state.current.isSending = false;
    }
  };
  const submitRef = useRef(submit);
  submitRef.current = submit;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector('[role=dialog]')) void submitRef.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const errors = names.flatMap((name) => {
    const message = (formState.errors as FieldErrors)[name]?.message;
    return typeof message === 'string' ? [{ name, message }] : [];
  });
  const footerField = footer && record ? (fields[footer] as Extract<Field, { kind: 'dateTime' }>) : null;
  const changedLabels = changed.map((name) => fields[name]!.label).join(', ');
  const note =
    changed.length > 0
      ? t('form.changed', { smart_count: changed.length, fields: changedLabels })
      : footerField && <LastUpdate field={footerField} record={record!} value={valueAt(record!, footer!)} />;

  return (
    <FormProvider {...methods}>
      <form className="resource-form" noValidate onSubmit={(event) => void submit(event)} aria-label={resource}>
        {formState.submitCount > 0 && errors.length > 0 && <ErrorSummary errors={errors} />}
        {draft && changed.length > 0 && <p className="form-notice">{t('form.kept')}</p>}
        {isConflict && (
          <p className="form-notice form-notice-error" role="alert">
            {t('form.keptElsewhere')}{' '}
            <button
              type="button"
              className="link-button"
              onClick={() => {
                state.current.isReleased = true;
                onReload();
              }}
            >
              {t('form.reload')}
            </button>
          </p>
        )}
        {sections.map((section, i) => (
          <section key={section.title ?? i} className="card form-card">
            {section.title && <h2>{section.title}</h2>}
            {section.fields.map((name) => (
              <div key={name} className="form-row">
                {canSave ? (
                  <FieldInput name={name} field={fields[name] as Field} isRequired={required.has(name)} record={record} />
                ) : (
                  <ReadOnlyRow field={fields[name] as Field} value={record?.[name]} record={record ?? {}} />
                )}
              </div>
            ))}
            {i === sections.length - 1 && (
              <div className="form-buttons">
                <span className="form-note" role="status">
                  {note}
                </span>
                <button type="button" className="button" onClick={onCancel}>
                  {t('form.cancel')}
                </button>
                {canSave && (
                  <button type="submit" className="button button-main" aria-busy={formState.isSubmitting} onClick={ignoreSecondClick}>
                    {saveLabel}
                  </button>
                )}
              </div>
            )}
          </section>
        ))}
        <LeaveGuard isDirty={changed.length > 0} isReleased={() => state.current.isReleased} changed={changedLabels} name={path} />
      </form>
    </FormProvider>
  );
};

const ReadOnlyRow = ({ field, value, record }: { field: Field; value: unknown; record: Values }) => {
  const Cell = cellOf(field.kind);
  return (
    <dl className="field">
      <dt className="label">{field.label}</dt>
      <dd className="read-only">
        <Cell field={field as never} value={value} record={record} />
      </dd>
    </dl>
  );
};

const LastUpdate = ({ field, record, value }: { field: Extract<Field, { kind: 'dateTime' }>; record: Values; value: unknown }) => {
  const Cell = cellOf('dateTime');
  return (
    <span className="last-update">
      {field.label} <Cell field={field as never} value={value} record={record} />
    </span>
  );
};
export default ResourceForm;
