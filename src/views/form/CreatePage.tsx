import { useRef, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { CreatedDialogProps } from '../../schema/form';
import type { Form } from '../../schema/resource';
import { useCms } from '../../fields/useCms';
import { useText } from '../../messages/i18n';
import { NoAccess } from './NoAccess';
import { showToast } from '../../ui/toasts/toasts';
import { useLazy } from '../../ui/lazy';
import { Popup } from '../../ui/popups/Popup';
import { useDeclared } from '../declared';
import { DeclaredProvider } from '../DeclaredProvider';
import { pathOf, titleOf, useEngine, useEntity } from '../engine';
import { rememberCreated } from '../list/created/createdRecords';
import { PageHeader } from '../PageHeader';
import { useDeclaration } from '../useDeclaration';
import { FormPage } from './FormPage';
import { useFormParts } from './formParts';
import { ResourceForm } from './ResourceForm';

type CreatedProps = CreatedDialogProps & { load: NonNullable<Form['createdDialog']> };
const CreatedDialog = ({ load, ...props }: CreatedProps) => {
  const Declared = useLazy(load);
  return Declared && <Declared {...props} />;
};

const CreateForm = ({ form }: { form: Form }) => {
  useFormParts(form);
  const { resource } = useDeclared();
  const t = useText();
  const entity = useEntity(resource);
  const { can } = useEngine();
  const navigate = useNavigate();
  const cms = useCms();
  const list = { to: pathOf(entity, 'list'), title: entity.label };
  const [created, setCreated] = useState<Omit<CreatedDialogProps, 'onClose'> | null>(null);
  const reply = useRef<Record<string, unknown>>({});
  const store = useStoreContext();
  const leave = () => void navigate(list.to);
  const title = titleOf(entity, 'create');
  return (
    <FormPage form={form} header={<PageHeader title={title} back={list} />} list={list}>
      <ResourceForm
        title={title}
        form={form}
        record={null}
        path={pathOf(entity, 'create')}
        canSave={can(resource, form.permission)}
        saveLabel={t('form.create')}
        savingLabel={t('form.creating')}
        onSave={async ({ body }, about) => {
          const { data, secret } = await cms.createAndTell(resource, { data: body, meta: about });
          reply.current = { ...data, ...secret };
          rememberCreated(store, resource, { form, sent: body, reply: reply.current });
        }}
        onSaved={(values) => {
          if (form.createdDialog) return setCreated({ values, reply: reply.current });
          showToast('success', form.createdText ?? t('literal.recordCreated'), { isImpersonal: true });
          leave();
        }}
        list={list}
        onCancel={leave}
      />
      {created && form.createdDialog && (
        <Popup onFailure={leave}>
          <CreatedDialog load={form.createdDialog} {...created} onClose={leave} />
        </Popup>
      )}
    </FormPage>
  );
};

/** The create screen; whoever may not see its button gets "No permission!" and no call is made (PLT-124). */
const CreatePage = ({ resource }: { resource: string }) => {
  const { can } = useEngine();
  const entity = useEntity(resource);
  return can(resource, 'create') ? <AllowedCreatePage resource={resource} /> : <NoAccess path={pathOf(entity, 'create')} />;
};

const AllowedCreatePage = ({ resource }: { resource: string }) => {
  const declaration = useDeclaration(resource);
  return (
    <DeclaredProvider resource={resource} declaration={declaration}>
      <CreateForm form={(declaration.createForm ?? declaration.form)!} />
    </DeclaredProvider>
  );
};
export default CreatePage;
