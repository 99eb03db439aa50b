import { failureOf } from '../../../contract/failure';
import { useEffect, useRef, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { EngineAction, Form } from '../../schema/resource';
import { useCms } from '../../fields/useCms';
import { useText } from '../../messages/i18n';
import { rememberFocus } from '../../ui/focus/focusContent';
import { showToast } from '../../ui/toasts/toasts';
import { lazyPage, lazyComponent } from '../../ui/lazy';
import { Popup } from '../../ui/popups/Popup';
import { announceFailure } from '../announce';
import { useDeclared } from '../declared';
import { DeclaredProvider } from '../DeclaredProvider';
import { cloneQuery, pathOf, titleOf, useEngine, useEntity } from '../engine';
import { PageHeader } from '../PageHeader';
import { useDeclaration } from '../useDeclaration';
import { RecordArrival } from './RecordArrival';
import { ResourceForm } from './ResourceForm';
import { RecordHeader, useFormParts } from './formParts';
import { ViewOnly } from './head/ViewOnly';
import { stateOf } from './state/leaves';
import type { FormHandle } from './state/useDraft';
import { useFormRecord } from './state/useFormRecord';

const ClonePage = lazyPage(() => import('./ClonePage'));
const ActionDialog = lazyComponent(() => import('../actions/ActionDialog'));

type Props = {
  form: Form;
  /** The parameters of the address: the record's id, and what else its calls need. */
  params: { id: string } & Record<string, string>;
};

const EditForm = ({ form, params }: Props) => {
  useFormParts(form);
  const { resource, declaration } = useDeclared();
  const t = useText();
  const entity = useEntity(resource);
  const { can, viewer } = useEngine();
  const navigate = useNavigate();
  const { record, error, refetch, meta } = useFormRecord(resource, params);
  const cms = useCms();
  const [action, setAction] = useState<EngineAction | null>(null);
  const handle = useRef<FormHandle>(null);

  const listPath = pathOf(entity, 'list');
  const title = titleOf(entity, 'edit');
  const back = { to: listPath, title: entity.label };
  const mayWrite = can(resource, form.permission);
  const leave = () => void navigate(listPath);
  const [version, setVersion] = useState(0);
  const [isDeleted, setDeleted] = useState(false);
  const focusNext = useRef<() => void>(undefined);
  useEffect(() => {
    focusNext.current?.();
    focusNext.current = undefined;
  }, [version]);
  /** Reads the record again and draws the form anew: what was typed is put back or let go, and the focus with it. */
  const reread = async ({ keeps, isConflict = false }: { keeps: boolean; isConflict?: boolean }, putFocusBack = rememberFocus()) => {
    const { data, error } = await refetch();
    if (error) return announceFailure(error);
    if (isConflict && data && handle.current?.isStored(data)) return 'stored';
    if (keeps) handle.current?.keep(isConflict);
    focusNext.current = putFocusBack;
    setVersion((before) => before + 1);
  };
  const save = async (values: Record<string, unknown>, about: { idempotencyKey: string; signal: AbortSignal }) => {
    try {
      const data = form.body(values, record!);
      await cms.update(resource, { id: record!.id, data, previousData: record!, meta: { ...meta, ...about } });
    } catch (error) {
      if (failureOf(error).code === 'gone') setDeleted(true);
      // from here on the form stands on what somebody else has saved, and a second save overwrites it with what was typed;
      // unless it was one's own save whose answer never came
      if (failureOf(error).code !== 'conflict' || (await reread({ keeps: true, isConflict: true })) !== 'stored') throw error;
    }
  };
  const startFocus = useRef<() => void>(undefined);
  const start = (next: EngineAction) => {
    startFocus.current = rememberFocus();
    setAction(next);
  };
  const onDone = (outcome?: 'removed') => {
    if (outcome === 'removed') {
      handle.current?.release();
      leave();
    } else void reread({ keeps: true }, startFocus.current);
  };
  const locked = record ? form.locked(record) : null;
  const canSave = mayWrite && Boolean(record) && form.allowed(record!, viewer) && locked === null;
  const whyNot = locked ?? t(mayWrite ? 'form.viewOnlyRecord' : 'form.viewOnlyRight');
  const viewOnly = record && !canSave && !isDeleted && <ViewOnly reason={whyNot} />;
  return (
    <RecordContextProvider value={record}>
      <div className={`page form-page ${form.layout === 'rows' ? '' : 'sheet-page'}`}>
        {form.head && record ? (
          <RecordHeader
            title={title}
            back={back}
            head={form.head}
            hidden={form.head.facts.filter((name) => stateOf(form, name, record) === 'absent')}
            onAction={start}
            note={viewOnly}
          />
        ) : (
          <PageHeader title={title} record={record && !form.head && declaration.recordTitle(record)} back={back} facts={viewOnly} />
        )}
        {!record && <RecordArrival form={form} error={error} back={back} onRetry={() => void refetch()} />}
        {record && (
          <ResourceForm
            key={version}
            title={title}
            handle={handle}
            form={form}
            record={record}
            stamp={declaration.versionedBy}
            path={pathOf({ ...entity, routeParams: undefined }, 'edit', params)}
            canSave={canSave}
            hasCancel={form.cancel === 'withSave' ? canSave : mayWrite || !form.head}
            saveLabel={form.saveLabel ?? t('form.save')}
            savingLabel={t('form.saving')}
            onSave={save}
            onSaved={() => {
              showToast('success', t('literal.changesSaved'), { isImpersonal: true });
              leave();
            }}
            onCancel={() => void navigate(listPath)}
            isDeleted={isDeleted}
            onReload={() => void reread({ keeps: false })}
            onAction={start}
          />
        )}
        {action && record && (
          <Popup onFailure={() => setAction(null)}>
            <ActionDialog action={action} record={record} onClose={() => setAction(null)} onDone={onDone} />
          </Popup>
        )}
      </div>
    </RecordContextProvider>
  );
};

/** The edit screen of a resource; it opens for reading without the right to save. */
const EditPage = ({ resource }: { resource: string }) => {
  const [query] = useSearchParams();
  const { clone } = useEntity(resource).routes;
  // the address of the edit screen may ask for a copy (PRJ-107)
  if (clone && query.get(cloneQuery.name) === cloneQuery.value) return <ClonePage resource={resource} />;
  return <OwnEditPage resource={resource} />;
};

const OwnEditPage = ({ resource }: { resource: string }) => {
  const { '*': _rest, ...params } = useParams() as Record<string, string>;
  const declaration = useDeclaration(resource);
  return (
    <DeclaredProvider resource={resource} declaration={declaration}>
      <EditForm key={Object.values(params).join('/')} form={declaration.form!} params={{ id: '', ...params }} />
    </DeclaredProvider>
  );
};

export default EditPage;
