import { showToast } from '../../../../ui/toasts/toasts';
import { useFormField } from '../../../inputs/formField';
import type { InputProps } from '../../../inputs/input';
import { isUpload, type FileItem } from '../items/items';

/** Which stored files cannot be removed or replaced, because of the state of the record. */
export const useProtection = (field: InputProps<'file'>['field']) => {
  const { recordHolds } = useFormField();
  const areProtected = field.protected !== undefined && recordHolds(field.protected.when);
  const isProtected = (item: FileItem | undefined) => areProtected && item !== undefined && !isUpload(item);
  /** Refuses a change of a protected file with a message. */
  const refusesChange = (item: FileItem | undefined) => {
    if (!isProtected(item)) return false;
    showToast('error', field.protected!.text);
    return true;
  };
  return { isProtected, refusesChange };
};
