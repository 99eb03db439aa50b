import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '../../messages/i18n';
import { setUnsaved } from '../../ui/unsaved';

const QuestionDialog = lazy(async () => ({ default: (await import('../../ui/QuestionDialog')).QuestionDialog }));

type Props = {
  isDirty: boolean;
  /** True once the form was saved or its session ended. */ isReleased: () => boolean;
  /** The labels of what changed. */ changed: string;
  name: string;
};

/** Asks before unsaved changes are left behind: on another page, and by the browser when the tab closes. */
export const LeaveGuard = ({ isDirty, isReleased, changed, name }: Props) => {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && !isReleased() && currentLocation.pathname !== nextLocation.pathname,
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
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <QuestionDialog
        question={t('form.leaveTitle')}
        about={t('form.leaveHint', { fields: changed })}
        confirm={t('form.leave')}
        cancel={t('form.stay')}
        isDestructive
        onClose={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
      />
    </Suspense>
  );
};
