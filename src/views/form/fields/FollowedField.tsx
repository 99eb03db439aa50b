import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { EngineField } from '../../../schema/kind';
import type { RecordForm } from '../state/useRecordForm';
import { ReadOnlyField } from './ReadOnlyField';

type Props = { name: string; field: EngineField; form: RecordForm };

/** A value that is made of what is typed: drawn again for it without the rest of the form, and never in its way. */
const FollowedField = ({ name, field, form }: Props) => {
  const typed = useDeferredValue(useWatch({ control: form.methods.control }));
  return <ReadOnlyField name={name} field={field} record={form.model.over(typed)} />;
};
export default FollowedField;
