import { useRef } from 'react';
import { generatePassword } from '../../format/generatePassword';
import { useText } from '../../messages/i18n';
import { Button } from '../Button';
import { RefreshIcon } from '../icons';
import { isKeyClick } from '../pressedKeys';
import { TextInput, type TextInputProps } from './TextInput';
import './temporaryPassword.css';

/** A password in clear that another person will be told, with a button that generates another one. */
export const TemporaryPasswordInput = (props: Pick<TextInputProps, 'value' | 'onChange' | 'error' | 'hint'>) => {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const generate = (isByKey: boolean) => {
    props.onChange(generatePassword());
    // screen readers read the new password; a tap must not open the keyboard of a phone
    if (isByKey) requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
  };
  return (
    <div className="temporary-password" ref={box}>
      <TextInput name="password" className="mono" label={t('form.temporaryPassword')} isRequired {...props} />
      <Button onClick={(event) => generate(isKeyClick(event))}>
        <RefreshIcon />
        <span>{t('form.generate')}</span>
      </Button>
    </div>
  );
};
