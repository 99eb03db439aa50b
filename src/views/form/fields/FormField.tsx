import { useRecordContext } from 'react-admin';
import { optionFor } from '../../../schema/kind';
import { PartBoundary } from '../../../ui/PartBoundary';
import type { RecordForm } from '../state/useRecordForm';
import { LeafInput } from './LeafInput';
import { noRecord, ReadOnlyField } from './ReadOnlyField';
import { FilledField, FollowedField, isFollowed, SameValueNote, WrapperInput } from './rareComponents';

type Props = { name: string; form: RecordForm };

/** What a declared field is drawn as. */
const Drawn = ({ name, form }: Props) => {
  const record = useRecordContext();
  const field = form.fields[name]!;
  const leaves = form.model.leavesOf(name);
  const [only] = leaves;
  const isEarlier = leaves.length > 0 && !form.isInput(name);
  if (isFollowed(field) || isEarlier) return <FollowedField name={name} field={field} form={form} />;
  if (!form.isInput(name) || !only) return <ReadOnlyField name={name} field={field} record={record ?? noRecord} />;
  if (field.filled) return <FilledField leaf={only} form={form} />;
  const isOff = form.now.isOff(name);
  if (optionFor(field, 'wraps')) return <WrapperInput name={name} field={field} leaves={leaves} isOff={isOff} form={form} />;
  return (
    <>
      <LeafInput
        leaf={only}
        isOff={isOff}
        isFixed={form.now.isFixed(name)}
        isReasonTold={form.isReasonTold(name)}
        methods={form.methods}
        isSending={form.isSending}
        react={form.react}
        noteUnmatched={form.noteUnmatched}
        replaced={form.reactions.replaced[only.path]}
        undo={form.reactions.undo}
      />
      {!isOff && form.model.form.distinct.includes(name) && <SameValueNote leaf={only} form={form} />}
    </>
  );
};

/** A declared field of a form: its inputs where this person may type, else text. */
export const FormField = (field: Props) => (
  <PartBoundary label={field.form.fields[field.name]!.label}>
    <Drawn {...field} />
  </PartBoundary>
);
