import type { Field } from '../../../schema/field';
import type { RecordForm } from '../state/useRecordForm';
import { FormField } from './FormField';
import { LanguageTable } from './rareComponents';

/** Whether a field has a row a language, beside others. */
export const isRow = (field: Field | undefined) => field !== undefined && 'as' in field && field.as === 'rows';

/** The fields of a section in the groups in which they are drawn: neighbours with a row a language share their rows. */
export const groupsOf = (names: readonly string[], fields: Readonly<Record<string, Field>>) =>
  names.reduce<string[][]>((groups, name) => {
    const last = groups.at(-1);
    if (last && isRow(fields[name]) && isRow(fields[last[0]!])) last.push(name);
    else groups.push([name]);
    return groups;
  }, []);

/** A group of fields. */
export const FormFields = ({ names, form }: { names: readonly string[]; form: RecordForm }) =>
  isRow(form.fields[names[0]!]) && names.every(form.isInput) ? (
    <LanguageTable names={names} form={form} />
  ) : (
    names.map((name) => <FormField key={name} name={name} form={form} />)
  );
