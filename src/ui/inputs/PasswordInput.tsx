import { useState, type ComponentProps } from 'react';
import { Button } from '../Button';
import { signIn } from '../../messages/signIn';
import { EyeIcon, EyeOffIcon } from '../icons';
import { TextInput } from './TextInput';

/** A password with a button that shows it. */
export const PasswordInput = (props: ComponentProps<typeof TextInput>) => {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <Button look="icon" aria-label={isShown ? signIn.hidePassword : signIn.showPassword} onClick={() => setShown(!isShown)}>
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </Button>
      }
    />
  );
};
