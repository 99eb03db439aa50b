import { useDelete } from 'react-admin';
import { useText } from '../../messages/i18n';
import { valueAt, type Values } from '../../schema/values/path';
import type { EngineAction } from '../../schema/resource';
import { useLazy } from '../../ui/lazy';
import { PartBoundary } from '../../ui/PartBoundary';
import QuestionDialog from '../../ui/dialogs/QuestionDialog';
import { useDeclared } from '../declared';
import { useCms } from '../../fields/useCms';
import { createDoing } from './createDoing';
import { RecordFacts } from './RecordFacts';

type Confirm = Extract<EngineAction, { type: 'confirm' }>;
type Props = { action: Confirm; record: Values; title: string; onClose: () => void; onDone: (outcome?: 'removed') => void };

/** The parameters of a call's path, by their names in the record. */
const pathOfCall = (call: string, record: Values) =>
  Object.fromEntries([...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, String(valueAt(record, name!))]));

/** Does what an action says: the declared deletion through react-admin, which forgets the record, or any call of the contract. */
const useConfirmed = ({ call }: Confirm, record: Values) => {
  const { resource } = useDeclared();
  const cms = useCms();
  const [remove] = useDelete(resource, undefined, { mutationMode: 'pessimistic', returnPromise: true });
  return async (signal: AbortSignal): Promise<void> => {
    const id = record.id as string | number;
    if (call === 'delete') await remove(resource, { id, previousData: { ...record, id }, meta: { signal } });
    else await cms.call(call, { path: pathOfCall(call, record), signal });
  };
};

type DetailsLoad = NonNullable<Confirm['details']>;
const Details = ({ load, record }: { load: DetailsLoad; record: Values }) => {
  const Declared = useLazy(load);
  return Declared && <Declared record={record} />;
};

/** Asks before an action, and does it. */
export const ConfirmActionDialog = ({ action, record, title, onClose, onDone }: Props) => {
  const t = useText();
  const work = useConfirmed(action, record);
  const doing = createDoing({
    ...action,
    successText: action.successText(record),
    isImpersonal: !action.isSuccessPersonal,
    onClose,
    onDone,
  });
  return (
    <QuestionDialog
      question={action.question(record)}
      about={title}
      facts={<RecordFacts record={record} title={title} />}
      effect={action.effect(record)}
      details={
        action.details && (
          <PartBoundary label={action.label} of={record}>
            <Details load={action.details} record={record} />
          </PartBoundary>
        )
      }
      confirm={action.confirmLabel ?? action.label}
      cancel={t('form.cancel')}
      isDestructive={action.destructive}
      onClose={onClose}
      onConfirm={(signal) => doing(() => work(signal), signal)}
    />
  );
};
