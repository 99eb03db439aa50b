import { useEffect, useRef, useState } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { useText } from '../../messages/i18n';
import { useEngine } from '../engine';
import { Popup } from '../../ui/Popup';
import { lazyPart, preloadPart } from '../../ui/parts';
import { setUnsaved } from '../../ui/unsaved';

const loadQuestion = () => import('../../ui/QuestionDialog');
const QuestionDialog = lazyPart(loadQuestion);

type Props = {
  isDirty: boolean;
  /** True once the form was saved or its session ended. */ isReleased: () => boolean;
  /** The labels of what changed. */ changed: string;
  name: string;
};

/** Asks before unsaved changes are left behind: on another page, and by the browser when the tab closes. */
export const LeaveGuard = ({ isDirty, isReleased, changed, name }: Props) => {
  const t = useText();
  const { guardAddress } = useEngine();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const [typedPath, setTypedPath] = useState<string | null>(null);
  const onLeave = (path: string) => {
    isLeaving.current = true;
    void navigate(path);
  };
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased() && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    setUnsaved(name, isDirty);
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => {
      setUnsaved(name, false);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isDirty, name]);
  useEffect(() => {
    // the question must open even when the connection is gone by then
    preloadPart(loadQuestion);
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    // an address that was typed, or a bookmark, is no navigation of the router: go back to the form and ask there
    return guardAddress((event) => {
      const typed = window.location.hash.slice(1);
      if (event.state !== null || isReleased() || typed.split('?')[0] === name) return false;
      window.history.back();
      setTypedPath(typed);
      return true;
    });
  }, [isDirty, isReleased, name, guardAddress]);
  const stay = () => {
    setTypedPath(null);
    if (blocker.state === 'blocked') blocker.reset();
  };
  if (blocker.state !== 'blocked' && typedPath === null) return null;
  const leave = () => {
    if (blocker.state === 'blocked') blocker.proceed();
    else {
      setTypedPath(null);
      onLeave(typedPath!);
    }
    // closing the dialog would take the navigation back
    return Promise.resolve(false);
  };
  return (
    <Popup onFailure={stay}>
      <QuestionDialog
        question={t('form.leaveTitle')}
        about={t('form.leaveHint', { fields: changed })}
        confirm={t('form.leave')}
        cancel={t('form.stay')}
        isDestructive
        onClose={stay}
        onConfirm={leave}
      />
    </Popup>
  );
};
