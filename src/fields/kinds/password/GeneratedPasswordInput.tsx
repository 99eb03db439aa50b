import { Button } from '../../../ui/Button';
import { useText } from '../../../messages/i18n';
import { RefreshIcon } from '../../../ui/icons';
import { TextInput } from '../../../ui/inputs/TextInput';
import { controlProps, type InputProps } from '../../inputs/input';
import { generatePassword } from '../../../format/generatePassword';

/** Typing stops here; the rule of 8-20 characters is checked on submit (SHR-009, DUM-013). */
const typingLimit = 100;

/** A password in clear, to be handed over, with a button that generates another one. */
const GeneratedPasswordInput = (props: InputProps<'password'>) => {
  const t = useText();
  return (
    <TextInput
      className="mono"
      {...controlProps(props)}
      inputRef={props.inputRef}
      value={String(props.value ?? '')}
      onChange={props.onChange}
      limit={typingLimit}
      end={
        <Button look="icon" aria-label={t('form.generate')} title={t('form.generate')} onClick={() => props.onChange(generatePassword())}>
          <RefreshIcon />
        </Button>
      }
    />
  );
};
export default GeneratedPasswordInput;
