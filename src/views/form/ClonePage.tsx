import { useMemo } from 'react';
import { useStoreContext } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { textOf } from '../../fields/cells/cells';
import { useCms } from '../../fields/useCms';
import { translate, useText } from '../../messages/i18n';
import { NoAccess } from './NoAccess';
import type { Entity } from '../../schema/registry';
import type { Form, Resource } from '../../schema/resource';
import type { Values } from '../../schema/values/path';
import { showToast } from '../../ui/toasts/toasts';
import { useDeclared } from '../declared';
import { DeclaredProvider } from '../DeclaredProvider';
import { pathOf, titleOf, useEngine, useEntity } from '../engine';
import { RereadProvider } from '../RereadProvider';
import { PageHeader } from '../PageHeader';
import { rememberCreated } from '../list/created/createdRecords';
import { linkOf } from '../list/state/columns';
import { useDeclaration } from '../useDeclaration';
import { requiredMembers } from './model/leaves';
import { FormPage } from './FormPage';
import { useFormParts } from './formParts';
import { ResourceForm } from './ResourceForm';
import { useFormRecord } from './state/useFormRecord';

type Props = { form: Form; params: { id: string } & Record<string, string> };

/** What the form of a copy is known by. */
const clonePath = (entity: Entity, params: Record<string, string>) =>
  pathOf({ ...entity, routeParams: undefined }, 'clone', params).split('?')[0]!;

/** What the page says about the original: the value by which its list identifies a row. */
const copyOrigin = ({ list, recordTitle }: Resource, record: Values) => {
  const link = list && linkOf(list);
  const value = link ? textOf({ field: list.fields[link]!, name: link, record }) : '';
  return translate('page.copyOf', { record: value || recordTitle(record) });
};

const CloneForm = ({ form, params }: Props) => {
  useFormParts(form);
  const { resource, declaration } = useDeclared();
  const t = useText();
  const entity = useEntity(resource);
  const navigate = useNavigate();
  const cms = useCms();
  const store = useStoreContext();
  const { record: source, error, refetch } = useFormRecord(resource, params);
  const record = useMemo(() => source && form.copyValues(source), [form, source]);
  // what the copy leaves out on purpose is not missing
  const missing = useMemo(
    () => source && requiredMembers(declaration)?.filter((member) => source[member] === undefined),
    [declaration, source],
  );
  const list = { to: pathOf(entity, 'list'), title: entity.label };
  const leave = () => void navigate(list.to);
  const title = titleOf(entity, 'clone');
  const origin = source && copyOrigin(declaration, source);
  const header = (
    <PageHeader
      title={title}
      record={source && declaration.recordTitle(source)}
      documentName={origin}
      facts={origin && <span>{origin}</span>}
      back={list}
    />
  );
  return (
    <RereadProvider onRecord={refetch}>
      <FormPage form={form} header={header} arrival={{ record, error, refetch }} list={list}>
        {record && (
          <ResourceForm
            title={title}
            about={`${title} · ${origin}`}
            form={form}
            record={record}
            required={missing}
            copyOf={source}
            path={clonePath(entity, params)}
            canSave
            saveLabel={t('form.create')}
            savingLabel={t('form.creating')}
            hint={(values) => [form.saveHint?.(values), form.copyHint(values)].filter(Boolean).join(' ') || null}
            onSave={async ({ body }, about) => {
              const { data, secret } = await cms.createAndTell(resource, { data: body, meta: about, copyOf: source!.id });
              rememberCreated(store, resource, { form, sent: body, reply: { ...data, ...secret } });
            }}
            onSaved={() => {
              showToast('success', form.createdText ?? t('literal.recordCreated'), { isImpersonal: true });
              leave();
            }}
            list={list}
            onCancel={leave}
          />
        )}
      </FormPage>
    </RereadProvider>
  );
};

const AllowedClonePage = ({ resource, params }: { resource: string; params: Props['params'] }) => {
  const declaration = useDeclaration(resource);
  return (
    <DeclaredProvider resource={resource} declaration={declaration}>
      <CloneForm key={Object.values(params).join('/')} form={declaration.cloneForm!} params={params} />
    </DeclaredProvider>
  );
};

/** A copy of a record, ready to be changed and created; without the right "No permission!" and no call (PLT-124). */
const ClonePage = ({ resource }: { resource: string }) => {
  const { can } = useEngine();
  const entity = useEntity(resource);
  const { '*': _rest, ...params } = useParams() as Record<string, string>;
  if (!can(resource, 'clone')) return <NoAccess path={clonePath(entity, params)} />;
  return <AllowedClonePage resource={resource} params={{ id: '', ...params }} />;
};
export default ClonePage;
