import { showToast } from '../../../../ui/toasts/toasts';
import { useFormField } from '../../../inputs/formField';
import type { InputProps } from '../../../inputs/input';
import { isUpload, type FileItem } from '../items/items';

/** Which stored files the record keeps from being removed or replaced. A person who tries is told why. */
export const useProtection = (field: InputProps<'file'>['field']) => {
  const { recordHolds } = useFormField();
  const isProtected = field.protected !== undefined && recordHolds(field.protected.when);
  const keeps = (item: FileItem | undefined) => isProtected && item !== undefined && !isUpload(item);
  /** Refuses a change of the file with a message, where the record keeps it. */
  const refusesChange = (item: FileItem | undefined) => {
    if (!keeps(item)) return false;
    showToast('error', field.protected!.text);
    return true;
  };
  return { keeps, refusesChange };
};
