import { useController } from 'react-hook-form';
import { isMissing, nested } from '../../../schema/values/path';
import { emptyMark } from '../../../fields/cells/cell';
import { FieldValue } from '../../../fields/cells/FieldValue';
import type { Leaf } from '../../../fields/codecs/leaf';
import { FieldNote } from '../../../ui/inputs/FieldNote';
import type { RecordForm } from '../state/useRecordForm';

/** What a choice elsewhere has filled in: text, with what is wrong with it. */
const FilledField = ({ leaf: { path, field }, form }: { leaf: Leaf; form: RecordForm }) => {
  const { field: bound, fieldState } = useController({ name: path, control: form.methods.control });
  const value: unknown = bound.value;
  return (
    <dl className="field">
      <dt className="label">{field.label}</dt>
      <dd className="read-only" tabIndex={-1} ref={bound.ref} data-name={path}>
        <span translate="no">
          {isMissing(value) ? emptyMark : <FieldValue field={field} name={path} record={nested({ [path]: value })} />}
        </span>
        <FieldNote id={`${path}-note`} error={fieldState.error?.message ?? null} />
      </dd>
    </dl>
  );
};
export default FilledField;
