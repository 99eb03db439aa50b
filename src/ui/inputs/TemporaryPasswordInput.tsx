import { generatePassword } from '../../format/generatePassword';
import { useText } from '../../messages/i18n';
import { Button } from '../Button';
import { RefreshIcon } from '../icons';
import { TextInput, type TextInputProps } from './TextInput';
import './temporaryPassword.css';

/** A password in clear that another person will be told, with a button that generates another one. */
export const TemporaryPasswordInput = (props: Pick<TextInputProps, 'value' | 'onChange' | 'error' | 'hint'>) => {
  const t = useText();
  return (
    <div className="temporary-password">
      <TextInput name="password" className="mono" label={t('form.temporaryPassword')} isRequired {...props} />
      <Button onClick={() => props.onChange(generatePassword())}>
        <RefreshIcon />
        <span>{t('form.generate')}</span>
      </Button>
    </div>
  );
};
