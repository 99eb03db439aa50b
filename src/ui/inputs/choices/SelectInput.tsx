import { useLazy } from '../../lazy';
import { NativeSelect, type SelectInputProps } from './NativeSelect';

/** More options than this narrow as one types. */
const manyOptions = 20;
const loadComboBox = () => import('./ComboBox');

/** A labelled choice with its error or hint below: a native select, or one that narrows where there is much to choose from. */
export const SelectInput = (props: SelectInputProps) => {
  const isMany = props.narrows && props.options.length > manyOptions && !props.isLocked && !props.isDisabled;
  const Select = useLazy(isMany ? loadComboBox : null) ?? NativeSelect;
  return <Select {...props} />;
};
