import { useEffect, useState, type FormEvent } from 'react';
import { failureText } from '../messages/failureText';
import { useText } from '../messages/i18n';
import { passwordEmpty, productTitle } from '../messages/literal';
import type { Services } from '../session/services';
import { showMessage } from '../ui/messages/messages';
import { PasswordInput } from '../ui/PasswordInput';
import { useAutoFocus } from '../ui/useAutoFocus';

const events = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** True after so many minutes without a key or pointer. */
const useIsIdle = (minutes: number, isLocked: boolean, onIdle: () => void) => {
  useEffect(() => {
    if (isLocked) return;
    let timer = 0;
    const restart = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(onIdle, minutes * 60_000);
    };
    restart();
    for (const event of events) window.addEventListener(event, restart, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, restart);
    };
  }, [minutes, isLocked, onIdle]);
};

const LockScreen = ({ services, onUnlock }: { services: Services; onUnlock: () => void }) => {
  const t = useText();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const input = useAutoFocus<HTMLInputElement>();
  const username = services.sessions.get()?.username ?? null;
  useEffect(() => {
    const page = [...document.querySelectorAll<HTMLElement>('#content, .header')];
    for (const element of page) Object.assign(element, { inert: true }).style.visibility = 'hidden';
    return () => {
      for (const element of page) Object.assign(element, { inert: false }).style.visibility = '';
    };
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!password) return setError(passwordEmpty);
    try {
      await services.unlock(password);
      onUnlock();
    } catch (failure) {
      const text = failureText(failure);
      if (text) showMessage('error', text);
    }
  };
  return (
    <div className="idle-lock" role="dialog" aria-modal aria-label={t('idle.title')}>
      <form className="card" noValidate onSubmit={(event) => void submit(event)}>
        <p className="product">{productTitle}</p>
        <h1>{t('idle.title')}</h1>
        {username ? (
          <>
            <p>{t('idle.hint', { minutes: services.config.idleLockMinutes })}</p>
            <PasswordInput
              label={t('signIn.password')}
              name="password"
              autoComplete="current-password"
              inputRef={input}
              value={password}
              onChange={setPassword}
              error={error}
            />
            <button type="submit" className="button button-main">
              {t('idle.unlock')}
            </button>
          </>
        ) : (
          <p>{t('idle.singleSignOn')}</p>
        )}
        <button type="button" className="button" onClick={() => void services.logOut()}>
          {t('idle.logOut')}
        </button>
      </form>
    </div>
  );
};

/** Locks the screen after the configured time; the page behind keeps what was typed. */
export const IdleLock = ({ services }: { services: Services }) => {
  const [isLocked, setLocked] = useState(false);
  useIsIdle(services.config.idleLockMinutes, isLocked, () => setLocked(true));
  return isLocked ? <LockScreen services={services} onUnlock={() => setLocked(false)} /> : null;
};
