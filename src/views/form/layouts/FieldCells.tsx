import { FormFields, groupsOf } from '../fields/FormFields';
import type { RecordForm } from '../state/useRecordForm';

type Props = {
  /** The fields of a section. */
  names: readonly string[];
  form: RecordForm;
  /** Returns the class of a cell by its first field. Default: no class. */
  spanOf?: (name: string) => string;
  /** The most fields that share a table of languages. Default: no limit. */
  mostInTable?: number;
};

/** The fields of a section in the cells of a grid, each with its notes. A cell with inputs has the class `cell-input`. */
export const FieldCells = ({ names, form, spanOf = () => '', mostInTable }: Props) =>
  groupsOf(names, form.fields, mostInTable)
    .flatMap((group) => (group.every(form.isInput) ? [group] : group.map((name) => [name])))
    .map((group) => {
      const [name = ''] = group;
      return (
        <div key={name} className={[form.isInput(name) && 'cell-input', spanOf(name)].filter(Boolean).join(' ')}>
          <FormFields names={group} form={form} />
        </div>
      );
    });
