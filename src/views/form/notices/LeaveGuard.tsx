import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { useText } from '../../../messages/i18n';
import { Popup } from '../../../ui/popups/Popup';
import { lazyComponent, preloadLazy } from '../../../ui/lazy';
import { useUnloadWarning } from '../../../ui/hooks/useUnloadWarning';
import { useEngine } from '../../engine';
import { setUnsaved } from '../../../ui/unsaved';
import { useChanged } from '../state/useChanged';
import type { RecordForm } from '../state/useRecordForm';

const loadQuestion = () => import('../../../ui/dialogs/QuestionDialog');
const QuestionDialog = lazyComponent(loadQuestion);

type Props = {
  form: RecordForm;
  /** What the form is known by. */ name: string;
  /** The page and its record, for a person. */ about: string;
};

/** Asks before unsaved changes are left behind: on another page, and by the browser when the tab closes. */
export const LeaveGuard = ({ form, name, about }: Props) => {
  const t = useText();
  const { stranded, isReleased } = form.draft;
  const unsaved = [...useChanged(form), ...stranded.map(({ label }) => label)];
  const isDirty = unsaved.length > 0;
  const { shownPathOf } = useEngine();
  const { pathname } = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // the form is still drawn while the next page loads
    const isLeft = currentLocation.pathname !== pathname;
    return isDirty && !isLeft && !isReleased() && currentLocation.pathname !== shownPathOf(nextLocation.pathname);
  });
  const left = useRef<unknown>(null);
  useEffect(() => {
    setUnsaved(name, isDirty ? about : null);
    return () => setUnsaved(name, null);
  }, [isDirty, name, about]);
  useUnloadWarning(isDirty);
  useEffect(() => {
    // the question must open even when the connection is gone by then
    preloadLazy(loadQuestion);
  }, []);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    // the second click of a double click comes when the page is left already
    if (left.current !== blocker) blocker.proceed();
    left.current = blocker;
    // closing the dialog would take the navigation back
    return false as const;
  };
  return (
    <Popup onFailure={blocker.reset}>
      <QuestionDialog
        question={t('form.leaveTitle')}
        about={about}
        effect={t('form.leaveHint', { fields: unsaved.join(', ') })}
        confirm={t('form.leave')}
        cancel={t('form.stay')}
        isDestructive
        onClose={blocker.reset}
        onConfirm={leave}
      />
    </Popup>
  );
};
