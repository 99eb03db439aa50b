import { useFormState } from 'react-hook-form';
import type { RecordForm } from './useRecordForm';

/** The inputs that hold something else than they started with. Who asks is drawn again when that changes: the form itself is not, for a key. */
export const useChangedLeaves = ({ model, methods }: Pick<RecordForm, 'model' | 'methods'>) => {
  const { dirtyFields } = useFormState({ control: methods.control });
  return Object.keys(dirtyFields).length > 0 ? model.changed(methods.getValues()) : [];
};

/** The labels of what was changed and counts. */
export const useChanged = (form: Pick<RecordForm, 'model' | 'methods' | 'now'>): readonly string[] =>
  useChangedLeaves(form)
    .filter((leaf) => form.now.active.includes(leaf) && !leaf.field.filled)
    .map(({ field }) => field.label);
