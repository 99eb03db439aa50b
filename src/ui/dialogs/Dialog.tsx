import MuiDialog from '@mui/material/Dialog';
import { use, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button';
import { PartBoundary } from '../PartBoundary';
import { useText } from '../../messages/i18n';
import { PortalTheme } from '../theme/PortalTheme';
import { ReloadContext } from '../submission/ReloadContext';
import { SendingContext } from '../submission/SendingContext';
import { setUnsaved } from '../unsaved';
import type { DialogForm } from './useDialogForm';
import './dialog.css';
import '../submission/submission.css';

type Props = {
  title: string;
  /** The record that it is about, on a line of its own (SHR-073). */
  about?: string;
  /** The id of the content that screen readers read when the dialog opens, after the record. Default: none. */
  describedBy?: string;
  /** 400 for questions, 480 for choices and prompts, 960 for tables, 1280 for lists. */
  width?: 400 | 480 | 960 | 1280;
  onClose: () => void;
  /** Neither Esc nor a click beside it closes the dialog: it holds what must not be lost. */
  isHeld?: boolean;
  /** The form in it: while that is sent the dialog is held, and what was typed is not lost to a click beside it. */
  form?: DialogForm;
  /** Makes the dialog a form; the confirming button submits it. */
  onSubmit?: () => void;
  /** Cancel first, then the button that acts. Default: Close alone. */
  buttons?: ReactNode;
  /** Stays in view over the buttons, however long the rest is. Default: nothing. */
  foot?: ReactNode;
  children?: ReactNode;
};

/** A dialog: title, record, content, buttons behind a border. Esc and a click beside it close it. */
export const Dialog = ({ title, about, describedBy, width = 480, onClose, isHeld, form, onSubmit, buttons, foot, children }: Props) => {
  const t = useText();
  const id = useId();
  const onReload = use(ReloadContext);
  const box = useRef<HTMLDivElement>(null);
  // what cannot be read is not confirmed
  const [isDrawn, setDrawn] = useState(true);
  const isUnsaved = Boolean(form?.isChanged || form?.isBusy);
  useEffect(() => {
    setUnsaved(id, isUnsaved ? title : null);
    return () => setUnsaved(id, null);
  }, [id, isUnsaved, title]);
  // what has a foot is read before it is answered
  const isRead = Boolean(foot);
  useEffect(() => {
    if (isRead) return;
    const frame = requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('input:not([type=radio]), select, textarea')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
    // once, when the dialog opens
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isDrawn) onSubmit!();
  };
  const close = (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (isHeld || form?.isBusy || (form?.isChanged && reason === 'backdropClick')) return;
    onClose();
  };
  const content = (
    <>
      <div className="dialog-body" ref={box}>
        <h2 id={`${id}-title`}>{title}</h2>
        {about && (
          <p className="dialog-about" translate="no" id={`${id}-about`}>
            {about}
          </p>
        )}
        <SendingContext value={form?.isBusy ?? false}>
          <PartBoundary label={title} onChange={setDrawn}>
            {children}
          </PartBoundary>
        </SendingContext>
        {form?.isUnknown && (
          <p className="form-notice form-notice-error" role="alert">
            {t('form.unknown')}{' '}
            {onReload && (
              <Button look="link" onClick={onReload}>
                {t('form.closeAndReload')}
              </Button>
            )}
          </p>
        )}
      </div>
      {foot && <div className="dialog-foot">{foot}</div>}
      <div className="dialog-buttons">{(isDrawn && buttons) || <Button onClick={onClose}>{t('shell.close')}</Button>}</div>
    </>
  );
  return (
    <PortalTheme>
      <MuiDialog
        open
        onClose={close}
        aria-labelledby={`${id}-title`}
        aria-describedby={[about && `${id}-about`, describedBy].filter(Boolean).join(' ') || undefined}
        maxWidth={false}
        disableScrollLock
        // a list that shrinks must not pull its controls from under the pointer
        sx={width >= 960 ? { '& .MuiDialog-container': { alignItems: 'flex-start' } } : undefined}
        slotProps={{ paper: { sx: { maxWidth: `${width / 16}rem`, ...(width >= 960 && { width: 'calc(100% - 48px)' }) } } }}
      >
        {onSubmit ? (
          <form className="dialog" noValidate onSubmit={submit}>
            {content}
          </form>
        ) : (
          <div className="dialog">{content}</div>
        )}
      </MuiDialog>
    </PortalTheme>
  );
};
