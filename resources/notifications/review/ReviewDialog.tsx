import { useEffect, useMemo, useState } from 'react';
import { formatCount } from '../../../src/format/count';
import { localTime } from '../../../src/format/dateTime';
import { languages } from '../../../src/format/languages';
import { timeOf } from '../../../src/format/moment';
import { failureText } from '../../../src/messages/failureText';
import { deliveryDateEarly } from '../../../src/messages/literal';
import type { ReviewProps } from '../../../src/schema';
import { Button } from '../../../src/ui/Button';
import { Dialog } from '../../../src/ui/dialogs/Dialog';
import { ErrorIcon } from '../../../src/ui/icons';
import { Tick } from '../../../src/ui/inputs/choices/Tick';
import { firstText } from '../../vocabulary/firstText';
import { pushTypeLabels } from '../../vocabulary/labels';
import { officesOf, type Draft } from '../notification';
import { AudienceLines } from './AudienceLines';
import { concernsOf } from './concerns';
import { untilDelivery } from './delivery';
import { LinkLine } from './LinkLine';
import { linksOf } from './links';
import { ReviewLine } from './ReviewLine';
import { useAudience } from './useAudience';
import './reviewDialog.css';

/** The time that is now, kept true while it is shown. */
const useNow = () => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** Everything that decides who gets what and when, before it is sent: a push cannot be taken back. */
const ReviewDialog = ({ values, mayRepeat, onConfirm, onClose }: ReviewProps) => {
  const draft = values as Draft;
  const { data: audience, error, refetch, isFetching } = useAudience(draft);
  const now = useNow();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const deliveryDate = draft.deliveryDate ?? '';
  const until = untilDelivery(deliveryDate, now);
  const local = localTime(timeOf(deliveryDate));
  const concerns = useMemo(
    () => [...(mayRepeat ? ['A former try may have been sent: this may be a second notification'] : []), ...concernsOf(draft, audience)],
    [mayRepeat, draft, audience],
  );
  const links = useMemo(() => linksOf(draft), [draft]);
  const isNobody = audience?.total === 0;
  // a stored one keeps its delivery, which nobody compares any more
  const isStored = draft.id !== undefined;
  const isOver = !isStored && until === null;
  const act = isStored ? 'Save' : 'Send';
  const canSend = audience && !isNobody && !isOver && concerns.every((each) => seen.has(each));
  const add = (to: ReadonlySet<string>, each: string) => new Set([...to, each]);
  const isComplete = languages.map(({ code, label }) => `${label}${draft.summary?.[code] ? '' : ' (no summary)'}`).join(', ');
  return (
    <Dialog
      title={`Review before ${isStored ? 'saving' : 'sending'}`}
      about={firstText(draft.titles ?? {})}
      width={960}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button look="main" disabled={!canSend} onClick={onConfirm}>
            {audience && !isNobody ? `${act} ${isStored ? 'for' : 'to'} ${formatCount(audience.total)}` : act}
          </Button>
        </>
      }
    >
      <dl className="review">
        <ReviewLine label="Type">
          {pushTypeLabels[draft.type as keyof typeof pushTypeLabels]}
          {draft.important && <strong> Important</strong>}
        </ReviewLine>
        <ReviewLine label="Category">
          <bdi>{draft.category}</bdi>
        </ReviewLine>
        {audience && <AudienceLines draft={draft} audience={audience} />}
        {!audience && !error && <ReviewLine label="Recipients">{isFetching ? 'Counting…' : ''}</ReviewLine>}
        {officesOf(draft).length > 1 && <ReviewLine label="Notifications">Two, one for each sales office</ReviewLine>}
        {draft.type !== 'SYSTEM' && (
          <ReviewLine label="Client list">
            <bdi>{draft.csvFile?.fileName}</bdi> {draft.csvType}
          </ReviewLine>
        )}
        <ReviewLine label="Languages">{isComplete}</ReviewLine>
        <ReviewLine label="Delivery">
          <strong>{deliveryDate}</strong> UTC+8{until && `, ${until}`}
          {local && <span className="hint"> {local} here</span>}
        </ReviewLine>
        <LinkLine links={links} />
      </dl>
      {error && (
        <p className="form-notice form-notice-error" role="alert">
          The recipients could not be counted. {failureText(error)}{' '}
          <Button look="link" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      {isNobody && (
        <p className="form-notice form-notice-error" role="alert">
          <ErrorIcon aria-hidden /> Nobody would get this notification
        </p>
      )}
      {isOver && (
        <p className="form-notice form-notice-error" role="alert">
          <ErrorIcon aria-hidden /> {deliveryDateEarly}
        </p>
      )}
      {concerns.length > 0 && (
        <fieldset className="review-concerns">
          <legend>Tick what you have seen</legend>
          {concerns.map((each) => (
            <Tick
              key={each}
              name={each}
              label={each}
              isTicked={seen.has(each)}
              onChange={(isTicked) =>
                setSeen((before) => (isTicked ? add(before, each) : new Set([...before].filter((other) => other !== each))))
              }
            />
          ))}
        </fieldset>
      )}
    </Dialog>
  );
};
export default ReviewDialog;
