import { useState, type ComponentProps } from 'react';
import { Button } from '../Button';
import { useStartText } from '../../messages/start';
import { EyeIcon, EyeOffIcon } from '../icons';
import { TextInput } from './TextInput';

/** A password with a button that shows it. */
export const PasswordInput = (props: ComponentProps<typeof TextInput>) => {
  const t = useStartText();
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <Button look="icon" aria-label={t(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')} onClick={() => setShown(!isShown)}>
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </Button>
      }
    />
  );
};
