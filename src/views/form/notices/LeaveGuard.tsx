import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '../../../messages/i18n';
import { Popup } from '../../../ui/popups/Popup';
import { lazyComponent, preloadLazy } from '../../../ui/lazy';
import { useEngine } from '../../engine';
import { setUnsaved } from '../../../ui/unsaved';
import { useChanged } from '../state/useChanged';
import type { RecordForm } from '../state/useRecordForm';

const loadQuestion = () => import('../../../ui/dialogs/QuestionDialog');
const QuestionDialog = lazyComponent(loadQuestion);

type Props = { form: RecordForm; /** What the form is known by. */ name: string };

/** Asks before unsaved changes are left behind: on another page, and by the browser when the tab closes. */
export const LeaveGuard = ({ form, name }: Props) => {
  const t = useText();
  const { stranded, isReleased } = form.draft;
  const unsaved = [...useChanged(form), ...stranded.map(({ label }) => label)];
  const isDirty = unsaved.length > 0;
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
        about={t('form.leaveHint', { fields: unsaved.join(', ') })}
        confirm={t('form.leave')}
        cancel={t('form.stay')}
        isDestructive
        onClose={blocker.reset}
        onConfirm={leave}
      />
    </Popup>
  );
};
