import { useDelete } from 'react-admin';
import { useText } from '../../messages/i18n';
import { valueAt, type Values } from '../../schema/path';
import type { EngineAct } from '../../schema/resource';
import QuestionDialog from '../../ui/dialogs/QuestionDialog';
import { useDeclared } from '../declared';
import { useCms } from '../../fields/useCms';
import { createDoing } from './createDoing';

type Ask = Extract<EngineAct, { type: 'ask' }>;
type Props = { act: Ask; record: Values; title: string; onClose: () => void; onDone: (outcome?: 'removed') => void };

/** The parameters of a call's path, by their names in the record. */
const pathOfCall = (call: string, record: Values) =>
  Object.fromEntries([...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, String(valueAt(record, name!))]));

/** Does what an act says: the declared deletion through react-admin, which forgets the record, or any call of the contract. */
const useAsked = ({ call }: Ask, record: Values) => {
  const { resource } = useDeclared();
  const cms = useCms();
  const [remove] = useDelete(resource, undefined, { mutationMode: 'pessimistic', returnPromise: true });
  return async (signal: AbortSignal): Promise<void> => {
    const id = record.id as string | number;
    if (call === 'delete') await remove(resource, { id, previousData: { ...record, id }, meta: { signal } });
    else await cms.call(call, { path: pathOfCall(call, record), signal });
  };
};

/** Asks before an act, and does it. */
export const AskDialog = ({ act, record, title, onClose, onDone }: Props) => {
  const t = useText();
  const work = useAsked(act, record);
  const doing = createDoing({ ...act, onClose, onDone });
  return (
    <QuestionDialog
      question={act.question}
      about={title}
      effect={act.effect(record)}
      confirm={act.confirm ?? act.label}
      cancel={t('form.cancel')}
      isDestructive={act.isDestructive}
      onClose={onClose}
      onConfirm={(signal) => doing(() => work(signal), signal)}
    />
  );
};
