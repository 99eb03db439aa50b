import type { EngineField } from '../../../schema/kind';
import type { RecordForm } from '../state/useRecordForm';
import { FormField } from './FormField';
import { LanguageTable } from './rareComponents';

/** Whether a field shares rows with its neighbours, as its kind says. */
export const sharesRows = (field: EngineField) => field.definition.traits.sharesRows?.(field as never) ?? false;

/**
 * Groups the fields of a section as they are drawn: neighbours with a row for each language share their rows.
 *
 * @param most the most fields that share rows
 */
export const groupsOf = (names: readonly string[], fields: Readonly<Record<string, EngineField>>, most = Infinity) =>
  names.reduce<string[][]>((groups, name) => {
    const last = groups.at(-1);
    if (last && last.length < most && sharesRows(fields[name]!) && sharesRows(fields[last[0]!]!)) last.push(name);
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
