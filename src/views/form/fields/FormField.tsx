import type { Values } from '../../../schema/path';
import type { RecordForm } from '../state/useRecordForm';
import { LeafInput } from './LeafInput';
import { noRecord, ReadOnlyField } from './ReadOnlyField';
import { WrapperInput } from './WrapperInput';

type Props = { name: string; form: RecordForm; record: Values | null };

/** A declared field of a form: its inputs where this person may type, else text. */
export const FormField = ({ name, form, record }: Props) => {
  const field = form.fields[name]!;
  const leaves = form.leavesOf(name);
  const [only] = leaves;
  if (!form.isInput(name) || !only) return <ReadOnlyField name={name} field={field} record={record ?? noRecord} />;
  const isOff = form.isOff(name);
  if (only.field !== field) return <WrapperInput name={name} field={field} leaves={leaves} isOff={isOff} record={record} form={form} />;
  return <LeafInput leaf={only} isOff={isOff} record={record} methods={form.methods} isSending={form.isSending} react={form.react} />;
};
