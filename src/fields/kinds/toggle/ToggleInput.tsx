import { Radios } from '../../../ui/inputs/choices/Radios';
import { Tick } from '../../../ui/inputs/choices/Tick';
import { controlProps, type InputProps } from '../../inputs/input';

/** Yes or no: two radio buttons, or one box to tick. */
const ToggleInput = (props: InputProps<'toggle'>) => {
  const { field, value, onChange, inputRef } = props;
  const control = { ...controlProps(props), onChange, inputRef };
  if (field.as === 'tick') return <Tick {...control} isTicked={value === true} />;
  return (
    <Radios
      {...control}
      value={value}
      options={[
        { value: true, label: field.on },
        { value: false, label: field.off },
      ]}
    />
  );
};
export default ToggleInput;
