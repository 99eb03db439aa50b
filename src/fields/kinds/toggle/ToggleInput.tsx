import { useText } from '../../../messages/i18n';
import { Radios } from '../../../ui/inputs/choices/Radios';
import { Tick } from '../../../ui/inputs/choices/Tick';
import { controlProps, type InputProps } from '../../inputs/input';

/** Yes or no: two radio buttons, or one box to tick. */
const ToggleInput = (props: InputProps<'toggle'>) => {
  const t = useText();
  const { field, value, onChange, inputRef } = props;
  const control = { ...controlProps(props), onChange, inputRef };
  if (field.as === 'tick') return <Tick {...control} isTicked={value === true} />;
  const [on, off] = field.choiceLabels ?? [t('form.on'), t('form.off')];
  return (
    <Radios
      {...control}
      value={value}
      options={[
        { value: true, label: on },
        { value: false, label: off },
      ]}
    />
  );
};
export default ToggleInput;
