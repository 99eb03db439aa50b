import type { Resource } from '../../../schema/resource';
import { FieldInput } from './FieldInput';
import { noRecord, ReadOnlyField } from './ReadOnlyField';
import type { RecordForm } from '../state/useRecordForm';

type Props = { name: string; form: RecordForm; fields: Resource['fields']; record: Record<string, unknown> | null };

/** A declared field of a form: an input where this person may type, else text. */
export const FormField = ({ name, form, fields, record }: Props) =>
  form.isInput(name) ? (
    <FieldInput
      name={name}
      fields={fields}
      isRequired={form.isRequired(name)}
      record={record}
      isSending={form.isSending}
      methods={form.methods}
    />
  ) : (
    <ReadOnlyField name={name} field={fields[name]!} record={record ?? noRecord} />
  );
