import { useRef, useState } from 'react';
import { ResourceContextProvider, useGetOne, useUpdate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { OpenAction } from '../../schema/actions';
import type { Resource } from '../../schema/resource';
import { useText } from '../../messages/i18n';
import { FailurePage } from '../../pages/FailurePage';
import { focusContent } from '../../ui/focusContent';
import { showMessage } from '../../ui/messages/messages';
import { lazyPart } from '../../ui/parts';
import { Popup } from '../../ui/Popup';
import { announceFailure } from '../announce';
import { pathOf, titleOf, useEngine, useHead } from '../engine';
import { PageHead } from '../PageHead';
import { PlannedPage } from '../PlannedPage';
import { useDeclaration } from '../useDeclaration';
import { ResourceForm } from './lazyForm';
import { RecordHead } from './RecordHead';
import type { FormHandle } from './useRecordForm';
import { useWalk } from './useWalk';

const ActionDialog = lazyPart(() => import('../ActionDialog'));

type Row = { id: string | number } & Record<string, unknown>;
const mapValues = (values: Record<string, unknown>, change: (value: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));

type Props = {
  resource: string;
  declaration: Resource;
  form: NonNullable<Resource['form']>;
  /** The parameters of the address: the record's id, and what else its calls need. */
  params: { id: string } & Record<string, string>;
};

const EditForm = ({ resource, declaration, form, params }: Props) => {
  const t = useText();
  const head = useHead(resource);
  const { can } = useEngine();
  const navigate = useNavigate();
  const { id, ...path } = params;
  /** The record of a form is never the row that a list has seen: it is read for the form, and only once. */
  const [meta] = useState({ screen: 'form', path });
  const { data: record, error, refetch } = useGetOne<Row>(resource, { id, meta }, { retry: false, gcTime: 0, staleTime: Infinity });
  const [update] = useUpdate<Row>(resource, undefined, { mutationMode: 'pessimistic', returnPromise: true });
  const walk = useWalk(resource, declaration.list, id);
  const [action, setAction] = useState<OpenAction | null>(null);
  const handle = useRef<FormHandle>(null);

  const listPath = pathOf(head, 'list');
  const title = titleOf(head, 'edit');
  const back = { to: listPath, title: head.label };
  const mayWrite = can(resource, form.permission ?? 'save');
  const leave = () => void navigate(listPath);
  const save = async (values: Record<string, unknown>, idempotencyKey: string, typed: readonly string[] | null) => {
    // what somebody else has saved meanwhile is overwritten by what was typed, and by nothing else
    const { data: previousData } = typed ? await refetch({ throwOnError: true }) : { data: record };
    const wanted = typed ? mapValues(values, (value, name) => (typed.includes(name) ? value : (previousData![name] ?? null))) : values;
    const data = form.body?.(wanted, previousData as never) ?? wanted;
    await update(resource, { id: record!.id, data, previousData, meta: { ...meta, idempotencyKey } });
  };
  /** Reads the record again and draws the form anew; what was typed is put back, or let go. */
  const [version, setVersion] = useState(0);
  const reread = async (isKept: boolean) => {
    const { error } = await refetch();
    if (error) return announceFailure(error);
    if (isKept) handle.current?.keep();
    setVersion((before) => before + 1);
  };
  const onDone = (outcome?: 'removed') => {
    if (outcome === 'removed') {
      handle.current?.release();
      return leave();
    }
    void reread(true);
    focusContent();
  };
  return (
    <div className={`page form-page ${form.layout === 'sheet' ? 'sheet-page' : ''}`}>
      {form.head && record ? (
        <RecordHead
          resource={resource}
          title={title}
          back={back}
          declaration={declaration}
          head={form.head}
          hidden={form.hidden?.(record as never) ?? []}
          record={record}
          walk={walk}
          onAction={setAction}
        />
      ) : (
        <PageHead title={title} record={record && !form.head && declaration.recordTitle(record as never)} back={back} />
      )}
      {error && !record && <FailurePage isPart error={error} onRetry={() => void refetch()} />}
      {record && (
        <ResourceForm
          key={version}
          handle={handle}
          resource={resource}
          declaration={declaration}
          form={form}
          record={record}
          path={pathOf({ ...head, routeParams: undefined }, 'edit', params)}
          canSave={mayWrite && !form.locked?.(record as never)}
          hasCancel={mayWrite || !form.head}
          saveLabel={t('form.save')}
          onSave={save}
          onSaved={() => {
            showMessage('success', t('literal.changesSaved'));
            leave();
          }}
          onCancel={() => void navigate(listPath)}
          onReload={() => void reread(false)}
          onAction={setAction}
        />
      )}
      {action && record && (
        <Popup onFailure={() => setAction(null)}>
          <ActionDialog declaration={declaration} action={action} record={record} onClose={() => setAction(null)} onDone={onDone} />
        </Popup>
      )}
    </div>
  );
};

/** The edit screen of a resource; it opens for reading without the right to save. */
export const EditPage = ({ resource }: { resource: string }) => {
  const { '*': _rest, ...params } = useParams() as Record<string, string>;
  const declaration = useDeclaration(resource);
  if (!declaration?.form) return <PlannedPage resource={resource} view="edit" />;
  return (
    <ResourceContextProvider value={resource}>
      <EditForm
        key={Object.values(params).join('/')}
        resource={resource}
        declaration={declaration}
        form={declaration.form}
        params={{ id: '', ...params }}
      />
    </ResourceContextProvider>
  );
};
