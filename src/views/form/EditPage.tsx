import { ResourceContextProvider, useGetOne, useUpdate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { Resource } from '../../schema/resource';
import { useText } from '../../messages/i18n';
import { FailurePage } from '../../pages/FailurePage';
import { showMessage } from '../../ui/messages/messages';
import { pathOf, titleOf, useEngine, useHead } from '../engine';
import { PageHead } from '../PageHead';
import { PlannedPage } from '../PlannedPage';
import { useDeclaration } from '../useDeclaration';
import { ResourceForm } from './lazyForm';

type Row = { id: string | number } & Record<string, unknown>;
/** The record of a form is never the row that a list has seen: it is read for the form, and only once. */
const forForm = { screen: 'form' };

const EditForm = ({
  resource,
  declaration,
  form,
  id,
}: {
  resource: string;
  declaration: Resource;
  form: NonNullable<Resource['form']>;
  id: string;
}) => {
  const t = useText();
  const head = useHead(resource);
  const { can } = useEngine();
  const navigate = useNavigate();
  const {
    data: record,
    error,
    refetch,
    dataUpdatedAt,
  } = useGetOne<Row>(resource, { id, meta: forForm }, { retry: false, gcTime: 0, staleTime: Infinity });
  const [update] = useUpdate<Row>(resource, undefined, { mutationMode: 'pessimistic', returnPromise: true });
  const listPath = pathOf(head, 'list');
  const save = async (data: Record<string, unknown>, idempotencyKey: string, isOverwrite: boolean) => {
    const previousData = isOverwrite && declaration.stamp ? { ...record!, [declaration.stamp]: undefined } : record;
    await update(resource, { id: record!.id, data, previousData: previousData as Row, meta: { ...forForm, idempotencyKey } });
  };
  return (
    <div className="page form-page">
      <PageHead
        title={titleOf(head, 'edit')}
        record={record && declaration.recordTitle(record as never)}
        back={{ to: listPath, title: head.label }}
      />
      {error && <FailurePage isPart error={error} onRetry={() => void refetch()} />}
      {record && !error && (
        <ResourceForm
          key={dataUpdatedAt}
          resource={resource}
          declaration={declaration}
          form={form}
          record={record}
          path={pathOf(head, 'edit', id)}
          canSave={can(resource, 'save')}
          saveLabel={t('form.save')}
          onSave={save}
          onSaved={() => {
            showMessage('success', t('literal.changesSaved'));
            void navigate(listPath, { state: { isUpdated: true } });
          }}
          onCancel={() => void navigate(listPath)}
          onReload={() => void refetch()}
        />
      )}
    </div>
  );
};

/** The edit screen of a resource; it opens for reading without the right to save. */
export const EditPage = ({ resource }: { resource: string }) => {
  const { id = '' } = useParams();
  const declaration = useDeclaration(resource);
  if (!declaration?.form) return <PlannedPage resource={resource} view="edit" />;
  return (
    <ResourceContextProvider value={resource}>
      <EditForm key={id} resource={resource} declaration={declaration} form={declaration.form} id={id} />
    </ResourceContextProvider>
  );
};
