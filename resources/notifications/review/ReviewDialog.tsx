import { useId, useMemo, useState } from 'react';
import { formatCount } from '../../../src/format/count';
import { failureText } from '../../../src/messages/failureText';
import { deliveryDateEarly } from '../../../src/messages/literal';
import type { ReviewProps } from '../../../src/schema';
import { Button } from '../../../src/ui/Button';
import { Dialog } from '../../../src/ui/dialogs/Dialog';
import { ErrorIcon } from '../../../src/ui/icons';
import { Tick } from '../../../src/ui/inputs/choices/Tick';
import { useViewer } from '../../../src/views';
import { firstText } from '../../vocabulary/firstText';
import { leftOutOf } from '../audience/reasons';
import { useAudience, type Audience } from '../audience/useAudience';
import { counted } from '../clientList/findings';
import type { NotificationDraft } from '../notification';
import { acknowledgementsOf } from './acknowledgements';
import { untilDelivery } from './delivery';
import { Facts } from './Facts';
import { linksOf } from './links';
import { RecipientPreview } from './RecipientPreview';
import { useNow } from './useNow';
import './reviewDialog.css';

/** What the button does, said whole: to how many it goes, and where more than half are left out how many do not get it. */
const actionOf = (audience: Audience | undefined, isStored: boolean) => {
  const action = isStored ? 'Save' : 'Send';
  if (!audience || audience.total === 0) return action;
  const left = leftOutOf(audience);
  const isMost = left * 2 > audience.rows;
  const people = isStored ? `, goes to ${counted(audience.total, 'person', 'people')}` : ` to ${formatCount(audience.total)}`;
  return `${action}${people}${isMost ? `, ${isStored ? 'leaves' : 'leave'} out ${formatCount(left)}` : ''}`;
};

/** The message itself and everything that decides who gets it and when, before it is sent: a push cannot be taken back. */
const ReviewDialog = ({ values, mayRepeat, onConfirm, onClose }: ReviewProps) => {
  const draft = values as NotificationDraft;
  const { level } = useViewer();
  const reasonId = useId();
  const [asked] = useState(() => crypto.randomUUID());
  const { data: audience, error, refetch } = useAudience(draft, { asked });
  const now = useNow();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const until = untilDelivery(draft.deliveryDate ?? '', now);
  const acknowledgements = useMemo(
    () => [
      ...(mayRepeat ? ['A former try may have been sent: this may be a second notification'] : []),
      ...acknowledgementsOf(draft, audience, level),
    ],
    [mayRepeat, draft, audience, level],
  );
  const links = useMemo(() => linksOf(draft), [draft]);
  // a stored one keeps its delivery, which nobody compares any more
  const isStored = draft.id !== undefined;
  const unseen = acknowledgements.filter((each) => !seen.has(each)).length;
  /** Why it cannot be sent; null when it can. */
  const held = error
    ? 'The recipients could not be counted'
    : !audience
      ? 'Counting…'
      : audience.total === 0
        ? 'Nobody would get this notification'
        : !isStored && until === null
          ? deliveryDateEarly
          : unseen > 0
            ? `${unseen} of ${counted(acknowledgements.length, 'line', 'lines')} still to tick`
            : null;
  const isRefused = Boolean(error) || audience?.total === 0 || held === deliveryDateEarly;
  const setTicked = (each: string, isTicked: boolean) =>
    setSeen((before) => new Set(isTicked ? [...before, each] : [...before].filter((other) => other !== each)));
  return (
    <Dialog
      title={`Review before ${isStored ? 'saving' : 'sending'}`}
      about={firstText(draft.titles ?? {})}
      width={960}
      onClose={onClose}
      foot={
        <>
          {isRefused && (
            <p className="form-notice form-notice-error" role="alert">
              <ErrorIcon aria-hidden /> {held}
              {error && (
                <>
                  . {failureText(error)}{' '}
                  <Button look="link" onClick={() => void refetch()}>
                    Retry
                  </Button>
                </>
              )}
            </p>
          )}
          {acknowledgements.length > 0 && (
            <fieldset className="review-acknowledgements">
              <legend>Tick what you have seen</legend>
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
            {!isRefused && held}
          </span>
          <Button onClick={onClose}>Go back</Button>
          <Button look="main" disabled={held !== null} aria-describedby={reasonId} onClick={onConfirm}>
            {actionOf(audience, isStored)}
          </Button>
        </>
      }
    >
      <div className="review-message">
        <div>
          <RecipientPreview draft={draft} audience={audience} asked={asked} />
        </div>
        <Facts draft={draft} audience={audience} until={until} links={links} />
      </div>
    </Dialog>
  );
};
export default ReviewDialog;
