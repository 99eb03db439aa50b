import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '../../../messages/i18n';
import { Popup } from '../../../ui/popups/Popup';
import { lazyComponent, preloadLazy } from '../../../ui/lazy';
import { useEngine } from '../../engine';
import { setUnsaved } from '../../../ui/unsaved';

const loadQuestion = () => import('../../../ui/dialogs/QuestionDialog');
const QuestionDialog = lazyComponent(loadQuestion);

type Props = {
  isDirty: boolean;
  /** True once the form was saved or its session ended. */ isReleased: () => boolean;
  /** The labels of what changed. */ changed: string;
  name: string;
};

/** Asks before unsaved changes are left behind: on another page, and by the browser when the tab closes. */
export const LeaveGuard = ({ isDirty, isReleased, changed, name }: Props) => {
  const t = useText();
  const { shownPathOf } = useEngine();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && !isReleased() && currentLocation.pathname !== shownPathOf(nextLocation.pathname),
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
    preloadLazy(loadQuestion);
  }, []);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    blocker.proceed();
    // closing the dialog would take the navigation back
    return false as const;
  };
  return (
    <Popup onFailure={blocker.reset}>
      <QuestionDialog
        question={t('form.leaveTitle')}
        about={t('form.leaveHint', { fields: changed })}
        confirm={t('form.leave')}
        cancel={t('form.stay')}
        isDestructive
        onClose={blocker.reset}
        onConfirm={leave}
      />
    </Popup>
  );
};
