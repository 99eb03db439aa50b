import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button';
import { rememberFocus } from '../../ui/focus/focusContent';
import { failureText } from '../../messages/failureText';
import { useOnDemandText } from '../../messages/onDemand';
import type { Services } from '../../session/services';
import { PasswordInput } from '../../ui/inputs/PasswordInput';

const events = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** How often the other tabs of the session hear that this one is in use, in milliseconds. */
const tellEvery = 1_000;

/** Calls back after so many minutes without a key or pointer in any tab of the session. */
const useIdle = (minutes: number, isLocked: boolean, sessions: Services['sessions'], onIdle: () => void) => {
  useEffect(() => {
    if (isLocked) return;
    let timer = 0;
    const restart = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(onIdle, minutes * 60_000);
    };
    let told = 0;
    const action = () => {
      restart();
      if (Date.now() - told < tellEvery) return;
      told = Date.now();
      sessions.tellUsed();
    };
    restart();
    const forget = sessions.onUsedElsewhere(restart);
    for (const event of events) window.addEventListener(event, action, { passive: true });
    return () => {
      window.clearTimeout(timer);
      forget();
      for (const event of events) window.removeEventListener(event, action);
    };
  }, [minutes, isLocked, sessions, onIdle]);
};

const LockScreen = ({ services, onUnlock }: { services: Services; onUnlock: () => void }) => {
  const t = useOnDemandText();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const isSending = useRef(false);
  const isUnlocked = useRef(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const { username = null, displayName = '' } = services.sessions.get() ?? {};
  // a modal dialog stands in the top layer and makes everything else inert, open menus and dialogs included
  useEffect(() => {
    const putFocusBack = rememberFocus();
    dialog.current?.showModal();
    // a modal dialog that is removed without being closed leaves the focus nowhere
    return () => {
      if (isUnlocked.current) putFocusBack();
    };
  }, []);
  const refuse = (text: string) => {
    setError(text);
    const input = dialog.current?.querySelector('input');
    input?.focus();
    input?.select();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!password) return refuse(t('literal.passwordEmpty'));
    if (isSending.current) return;
    isSending.current = true;
    try {
      await services.unlock(password);
      isUnlocked.current = true;
      onUnlock();
    } catch (failure) {
      const text = failureText(failure);
      if (text) refuse(text);
    } finally {
      isSending.current = false;
    }
  };
  const type = (text: string) => {
    setPassword(text);
    setError(null);
  };
  return (
    <dialog
      className="idle-lock card"
      ref={dialog}
      aria-label={t('idle.title')}
      closedby="none"
      // browsers without closedby close it at the second Escape, whatever the page says to the first
      onClose={() => dialog.current?.showModal()}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <p className="product">{t('literal.productTitle')}</p>
        <h1>{t('idle.title')}</h1>
        <p translate="no">{displayName || username}</p>
        {username ? (
          <>
            <p>
              {t('idle.hint', { smart_count: services.config.idleLockMinutes })} {t('idle.enterPassword')}
            </p>
            <PasswordInput
              label={t('signIn.password')}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={type}
              error={error}
            />
            <Button type="submit" look="main">
              {t('idle.unlock')}
            </Button>
          </>
        ) : (
          <p>{t('idle.singleSignOn')}</p>
        )}
        <Button onClick={() => void services.logOut()}>{t('idle.logOut')}</Button>
      </form>
    </dialog>
  );
};

/** Locks the screen after the configured time; the page behind keeps what was typed, a reload stays locked. */
const IdleLock = ({ services }: { services: Services }) => {
  const [isLocked, setLocked] = useState(services.isLocked);
  const lock = useCallback(
    (next: boolean) => {
      services.setLocked(next);
      setLocked(next);
    },
    [services],
  );
  const onIdle = useCallback(() => lock(true), [lock]);
  useIdle(services.config.idleLockMinutes, isLocked, services.sessions, onIdle);
  return isLocked ? <LockScreen services={services} onUnlock={() => lock(false)} /> : null;
};
export default IdleLock;
