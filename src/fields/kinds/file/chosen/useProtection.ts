import { showToast } from '../../../../ui/toasts/toasts';
import { useFormField } from '../../../inputs/formField';
import type { InputProps } from '../../../inputs/input';
import { isUpload, type FileItem } from '../items/items';

/** Whether the record keeps a file from being removed or replaced. A person who tries is told why, so the buttons stay. */
export const useProtection = (field: InputProps<'file'>['field']) => {
  const { recordHolds } = useFormField();
  const isProtected = field.protected !== undefined && recordHolds(field.protected.when);
  return (item: FileItem | undefined) => {
    if (!isProtected || !item || isUpload(item)) return false;
    showToast('error', field.protected!.text);
    return true;
  };
};
