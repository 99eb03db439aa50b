import type { EngineField } from '../../../schema/kind';
import type { RecordForm } from '../state/useRecordForm';
import { FormField } from './FormField';
import { LanguageTable } from './rareComponents';

/** Whether a field shares rows with its neighbours, as its kind says. */
export const sharesRows = (field: EngineField) => field.definition.traits.sharesRows?.(field as never) ?? false;

/** The fields of a section in the groups in which they are drawn: neighbours with a row a language share their rows. */
export const groupsOf = (names: readonly string[], fields: Readonly<Record<string, EngineField>>) =>
  names.reduce<string[][]>((groups, name) => {
    const last = groups.at(-1);
    if (last && sharesRows(fields[name]!) && sharesRows(fields[last[0]!]!)) last.push(name);
    else groups.push([name]);
    return groups;
  }, []);

/** A group of fields. */
export const FormFields = ({ names, form }: { names: readonly string[]; form: RecordForm }) =>
  sharesRows(form.fields[names[0]!]!) && names.every(form.isInput) ? (
    <LanguageTable names={names} form={form} />
  ) : (
    names.map((name) => <FormField key={name} name={name} form={form} />)
  );
