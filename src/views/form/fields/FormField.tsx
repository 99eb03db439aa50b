import { useDeferredValue } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../../schema/field';
import type { RecordForm } from '../state/useRecordForm';
import { LeafInput } from './LeafInput';
import { noRecord, ReadOnlyField } from './ReadOnlyField';
import { WrapperInput } from './rareParts';

/** Kinds that are made of the rest of the record: in a form, of what is typed over it. */
const followed = new Set(['panel', 'derived']);

/** Drawn again for what is typed, without the rest of the form, and never in its way. */
const FollowedField = ({ name, field, form }: { name: string; field: Field; form: RecordForm }) => {
  const typed = useDeferredValue(useWatch({ control: form.methods.control }));
  return <ReadOnlyField name={name} field={field} record={form.over(typed)} />;
};

/** A declared field of a form: its inputs where this person may type, else text. */
export const FormField = ({ name, form }: { name: string; form: RecordForm }) => {
  const record = useRecordContext();
  const field = form.fields[name]!;
  const leaves = form.leavesOf(name);
  const [only] = leaves;
  const isEarlier = leaves.length > 0 && !form.isInput(name);
  if (followed.has(field.kind) || isEarlier) return <FollowedField name={name} field={field} form={form} />;
  if (!form.isInput(name) || !only) return <ReadOnlyField name={name} field={field} record={record ?? noRecord} />;
  const isOff = form.isOff(name);
  if (only.field !== field) return <WrapperInput name={name} field={field} leaves={leaves} isOff={isOff} form={form} />;
  return <LeafInput leaf={only} isOff={isOff} methods={form.methods} isSending={form.isSending} react={form.react} />;
};
