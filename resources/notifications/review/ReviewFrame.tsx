import { useId, useState, type ReactNode } from 'react';
import { formatCount } from '../../../src/format/count';
import { translate } from '../../../src/messages/i18n';
import type { Translated } from '../../../src/messages/page';
import { Button } from '../../../src/ui/Button';
import { Dialog } from '../../../src/ui/dialogs/Dialog';
import { ErrorIcon } from '../../../src/ui/icons';
import { Tick } from '../../../src/ui/inputs/choices/Tick';
import { firstText } from '../../vocabulary/firstText';
import type { NotificationDraft } from '../notification';
import { t } from '../texts';
import './reviewDialog.css';

type Props = {
  title: string;
  draft: NotificationDraft;
  /** What has to be ticked before the button can be pressed. */
  acknowledgements: readonly Translated[];
  /** Why it cannot be sent or saved, as an error. Default: nothing is wrong. */
  refusal: string | null;
  /** Tries again what has failed. Default: there is nothing to try again. */
  onRetry?: () => void;
  /** What is still being counted is on its way. */
  isWaiting: boolean;
  /** The text of the button that sends or saves. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
  /** The message as people see it. */
  preview: ReactNode;
  /** What the message does not show by itself. */
  children: ReactNode;
};

/** A message and everything that decides who gets it, with what has to be ticked before it is sent or saved. */
export const ReviewFrame = (props: Props) => {
  const { title, draft, acknowledgements, refusal, onRetry, isWaiting, action, onConfirm, onClose, preview, children } = props;
  const reasonId = useId();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const unseen = acknowledgements.filter((each) => !seen.has(each)).length;
  const left = t('%{unseen} of %{total} line still to tick |||| %{unseen} of %{total} lines still to tick', {
    smart_count: acknowledgements.length,
    unseen,
    total: formatCount(acknowledgements.length),
  });
  /** Why the button cannot be pressed; null when it can. */
  const held = refusal ?? (isWaiting ? t('Counting…') : unseen > 0 ? left : null);
  const setTicked = (each: string, isTicked: boolean) =>
    setSeen((before) => new Set(isTicked ? [...before, each] : [...before].filter((other) => other !== each)));
  return (
    <Dialog
      title={title}
      about={firstText(draft.titles ?? {})}
      width={960}
      onClose={onClose}
      foot={
        <>
          {refusal !== null && (
            <p className="form-notice form-notice-error" role="alert">
              <ErrorIcon aria-hidden /> <span>{refusal}</span>
              {onRetry && (
                <>
                  {' '}
                  <Button look="link" onClick={onRetry}>
                    {translate('shell.retry')}
                  </Button>
                </>
              )}
            </p>
          )}
          {acknowledgements.length > 0 && (
            <fieldset className="review-acknowledgements">
              <legend>{t('Tick what you have seen')}</legend>
              {acknowledgements.map((each) => (
                <Tick key={each} name={each} label={each} isTicked={seen.has(each)} onChange={(isTicked) => setTicked(each, isTicked)} />
              ))}
            </fieldset>
          )}
        </>
      }
      buttons={
        <>
          <span id={reasonId} className="review-held" role="status">
            {refusal === null && held}
          </span>
          <Button onClick={onClose}>{t('Go back')}</Button>
          <Button look="main" disabled={held !== null} aria-describedby={reasonId} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="review-message">
        <div>{preview}</div>
        {children}
      </div>
    </Dialog>
  );
};
