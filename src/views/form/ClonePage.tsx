import { RecordContextProvider } from 'react-admin';
import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { useCms } from '../../fields/useCms';
import { useText } from '../../messages/i18n';
import { NoAccessPage } from '../../pages/NoAccessPage';
import type { Values } from '../../schema/path';
import type { Form } from '../../schema/resource';
import { showToast } from '../../ui/toasts/toasts';
import { useDeclared } from '../declared';
import { DeclaredProvider } from '../DeclaredProvider';
import { pathOf, titleOf, useEngine, useHead } from '../engine';
import { PageHead } from '../PageHead';
import { useDeclaration } from '../useDeclaration';
import { useFormParts } from './formParts';
import { RecordArrival } from './RecordArrival';
import { ResourceForm } from './ResourceForm';
import { useFormRecord } from './state/useFormRecord';

type Props = { form: Form; params: { id: string } & Record<string, string> };

/** What is to be known of the copy, while it is typed. */
const CopyHint = ({ form, over }: { form: Form; over: (typed: Values) => Values }) => {
  const typed = useDeferredValue(useWatch({ control: useFormContext().control }));
  return <>{form.copyHint(over(typed))}</>;
};

const CloneForm = ({ form, params }: Props) => {
  useFormParts(form);
  const { resource, declaration } = useDeclared();
  const t = useText();
  const head = useHead(resource);
  const navigate = useNavigate();
  const cms = useCms();
  const { record: source, error, refetch } = useFormRecord(resource, params);
  const record = useMemo(() => source && form.copies(source), [form, source]);
  const list = { to: pathOf(head, 'list'), title: head.label };
  const leave = () => void navigate(list.to);
  return (
    <RecordContextProvider value={record}>
      <div className={`page form-page ${form.layout === 'rows' ? '' : 'sheet-page'}`}>
        <PageHead title={titleOf(head, 'clone')} record={record && declaration.recordTitle(source!)} back={list} />
        {!record && <RecordArrival form={form} error={error} back={list} onRetry={() => void refetch()} />}
        {record && (
          <ResourceForm
            form={form}
            record={record}
            isNew
            path={pathOf({ ...head, routeParams: undefined }, 'clone', params).split('?')[0]!}
            canSave
            saveLabel={t('form.create')}
            savingLabel={t('form.creating')}
            note={(over) => <CopyHint form={form} over={over} />}
            onSave={async (edited, about) => {
              await cms.createAndTell(resource, { data: form.body(edited, source!), meta: about, copyOf: source!.id });
            }}
            onSaved={() => {
              showToast('success', form.createdText ?? t('literal.recordCreated'), { isImpersonal: true });
              leave();
            }}
            list={list}
            onCancel={leave}
          />
        )}
      </div>
    </RecordContextProvider>
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
  const { '*': _rest, ...params } = useParams() as Record<string, string>;
  return can(resource, 'clone') ? <AllowedClonePage resource={resource} params={{ id: '', ...params }} /> : <NoAccessPage />;
};
export default ClonePage;
