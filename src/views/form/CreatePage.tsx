import { ResourceContextProvider, useCreate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Resource } from '../../schema/resource';
import { useText } from '../../messages/i18n';
import { NoAccessPage } from '../../pages/NoAccessPage';
import { showMessage } from '../../ui/messages/messages';
import { pathOf, titleOf, useEngine, useHead } from '../engine';
import { PageHead } from '../PageHead';
import { PlannedPage } from '../PlannedPage';
import { useDeclaration } from '../useDeclaration';
import { ResourceForm } from './lazyForm';

const CreateForm = ({ resource, declaration, form }: { resource: string; declaration: Resource; form: NonNullable<Resource['form']> }) => {
  const t = useText();
  const head = useHead(resource);
  const { can } = useEngine();
  const navigate = useNavigate();
  const [create] = useCreate(resource, undefined, { returnPromise: true });
  const listPath = pathOf(head, 'list');
  return (
    <div className="page form-page">
      <PageHead title={titleOf(head, 'create')} back={{ to: listPath, title: head.label }} />
      <ResourceForm
        resource={resource}
        declaration={declaration}
        form={form}
        record={null}
        path={pathOf(head, 'create')}
        canSave={can(resource, 'save')}
        saveLabel={t('form.create')}
        onSave={async (data, idempotencyKey) => void (await create(resource, { data, meta: { idempotencyKey } }))}
        onSaved={() => {
          showMessage('success', t('literal.recordCreated'));
          void navigate(listPath, { state: { isUpdated: true } });
        }}
        onCancel={() => void navigate(listPath)}
        onReload={() => {}}
      />
    </div>
  );
};

/** The create screen; whoever may not see its button gets "No permission!" and no call is made (PLT-124). */
export const CreatePage = ({ resource }: { resource: string }) => {
  const { can } = useEngine();
  const isAllowed = can(resource, 'create');
  return isAllowed ? <AllowedCreatePage resource={resource} /> : <NoAccessPage />;
};

const AllowedCreatePage = ({ resource }: { resource: string }) => {
  const declaration = useDeclaration(resource);
  if (!declaration?.form) return <PlannedPage resource={resource} view="create" />;
  return (
    <ResourceContextProvider value={resource}>
      <CreateForm resource={resource} declaration={declaration} form={declaration.form} />
    </ResourceContextProvider>
  );
};
