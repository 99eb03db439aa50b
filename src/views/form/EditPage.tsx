import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Form } from '../../schema/resource';
import { useText } from '../../messages/i18n';
import { showToast } from '../../ui/toasts/toasts';
import { lazyPage } from '../../ui/lazy';
import { useDeclared } from '../declared';
import { DeclaredProvider } from '../DeclaredProvider';
import { cloneQuery, pathOf, titleOf, useEngine, useEntity } from '../engine';
import { RereadProvider } from '../RereadProvider';
import { PageHeader } from '../PageHeader';
import { useDeclaration } from '../useDeclaration';
import { requiredMembers } from './model/leaves';
import { FormPage } from './FormPage';
import { RecordHeader, useFormParts } from './formParts';
import { ViewOnly } from './head/ViewOnly';
import { stateOf } from './model/leaves';
import { ResourceForm } from './ResourceForm';
import { useUpdate } from './sending/useUpdate';
import { useFormAction } from './state/useFormAction';
import { useFormRecord } from './state/useFormRecord';
import { useReread } from './state/useReread';

const ClonePage = lazyPage(() => import('./ClonePage'));

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
  const { version, handle, reread, held } = useReread(refetch);
  const { save, isDeleted } = useUpdate(record, meta, reread);

  const list = { to: pathOf(entity, 'list'), title: entity.label };
  const title = titleOf(entity, 'edit');
  const mayWrite = can(resource, form.permission);
  const leave = () => void navigate(list.to);
  const { start, dialog } = useFormAction(record, handle, (outcome, putFocusBack) => {
    if (outcome !== 'removed') return void reread({ keeps: true }, putFocusBack);
    handle.current!.release();
    leave();
  });
  const locked = record ? form.locked(record) : null;
  const canSave = mayWrite && Boolean(record) && form.allowed(record!, viewer) && locked === null;
  const whyNot = locked ?? t(mayWrite ? 'form.viewOnlyRecord' : 'form.viewOnlyRight');
  const viewOnly = record && !canSave && <ViewOnly reason={whyNot} />;
  const header = form.head ? (
    <RecordHeader
      title={title}
      back={list}
      head={form.head}
      hidden={record ? form.head.facts.filter((name) => stateOf(form, name, record) === 'absent') : []}
      onAction={start}
      note={viewOnly}
    />
  ) : (
    <PageHeader title={title} record={record && declaration.recordTitle(record)} back={list} facts={viewOnly} />
  );
  return (
    <RereadProvider onRecord={() => reread({ keeps: true })}>
      <FormPage form={form} header={header} arrival={{ record, error, refetch }} list={list}>
        {record && (
          <ResourceForm
            key={version}
            title={title}
            handle={handle}
            form={form}
            record={record}
            required={requiredMembers(declaration)}
            stamp={declaration.versionedBy}
            path={pathOf({ ...entity, routeParams: undefined }, 'edit', params)}
            canSave={canSave}
            hasCancel={form.cancel === 'withSave' ? canSave : mayWrite || !form.head}
            saveLabel={form.saveLabel ?? t('form.save')}
            savingLabel={t('form.saving')}
            onSave={save}
            held={held}
            onSaved={() => {
              showToast('success', t('literal.changesSaved'), { isImpersonal: true });
              leave();
            }}
            onCancel={leave}
            isDeleted={isDeleted}
            onReload={() => void reread({ keeps: false })}
            onAction={start}
          />
        )}
        {dialog}
      </FormPage>
    </RereadProvider>
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
