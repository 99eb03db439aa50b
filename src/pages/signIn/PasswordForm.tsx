import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button';
import type { DemoUser } from '../../config';
import type { Session } from '../../../authProvider/session';
import { showToast } from '../../ui/toasts/toasts';
import { normaliseText } from '../../format/normaliseText';
import { PasswordInput } from '../../ui/inputs/PasswordInput';
import { TextInput } from '../../ui/inputs/TextInput';
import { failureText } from '../../messages/failureText';
import { useStartText } from '../../messages/start';
import { lazyComponent } from '../../ui/lazy';

const DemoUsers = lazyComponent(() => import('./DemoUsers'));

type Props = {
  /** The username that the input starts with. Default: none. */
  username?: string;
  /** Demo users that are listed below the form; empty for none. */
  demoUsers: readonly DemoUser[];
  signIn: (username: string, password: string) => Promise<Session>;
  /** Called with each change of an input. */
  onInput: () => void;
  onSignedIn: (session: Session) => void;
};

/** Username and password, with a submit control of its own (PLT-030, PLT-033 to PLT-038). */
export const PasswordForm = ({ username: initialUsername = '', demoUsers, signIn, onInput, onSignedIn }: Props) => {
  const t = useStartText();
  const [username, setUsername] = useState(initialUsername);
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const fields = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  const name = normaliseText(username, 'code');
  const errors = {
    username: name ? null : t('literal.emailAddressEmpty'),
    password: password ? null : t('literal.passwordEmpty'),
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = errors.username ? 'username' : errors.password ? 'password' : null;
    if (wrong) return (fields.current?.elements.namedItem(wrong) as HTMLInputElement).focus();
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      onSignedIn(await signIn(name, password));
    } catch (error) {
      const text = failureText(error);
      if (text) showToast('error', text);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const fill = (user: DemoUser) => {
    onInput();
    setUsername(user.username);
    setPassword(user.password);
    submitButton.current?.focus();
  };

  return (
    <>
      <form className="sign-in-form" noValidate onInput={onInput} onSubmit={(event) => void submit(event)} ref={fields}>
        <TextInput
          label={t('signIn.username')}
          name="username"
          autoComplete="username"
          value={username}
          onChange={setUsername}
          error={isTried ? errors.username : null}
        />
        <PasswordInput
          label={t('signIn.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={isTried ? errors.password : null}
        />
        <Button ref={submitButton} type="submit" aria-busy={isBusy}>
          {t('signIn.submit')}
        </Button>
        {isBusy && <div className="loading-bar" role="progressbar" aria-label={t('signIn.submit')} />}
      </form>
      {demoUsers.length > 0 && <DemoUsers users={demoUsers} onChoose={fill} />}
    </>
  );
};
