import { useId, useMemo, useState } from 'react';
import { formatCount } from '../../../src/format/count';
import { failureText } from '../../../src/messages/failureText';
import { translate, useText } from '../../../src/messages/i18n';
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
import type { NotificationDraft } from '../notification';
import { t } from '../texts';
import { acknowledgementsOf } from './acknowledgements';
import { untilDelivery } from './delivery';
import { Facts } from './Facts';
import { linksOf } from './links';
import { RecipientPreview } from './RecipientPreview';
import { useNow } from './useNow';
import './reviewDialog.css';

/** What the button does, said whole: to how many it goes, and where more than half are left out how many do not get it. */
const actionOf = (audience: Audience | undefined, isStored: boolean) => {
  if (!audience || audience.total === 0) return isStored ? t('Save') : t('Send');
  const leftOut = leftOutOf(audience);
  const isMost = leftOut * 2 > audience.rows;
  const [total, left] = [formatCount(audience.total), formatCount(leftOut)];
  if (!isStored) return isMost ? t('Send to %{total}, leave out %{left}', { total, left }) : t('Send to %{total}', { total });
  const count = { smart_count: audience.total, total };
  return isMost
    ? t('Save, goes to %{total} person, leaves out %{left} |||| Save, goes to %{total} people, leaves out %{left}', { ...count, left })
    : t('Save, goes to %{total} person |||| Save, goes to %{total} people', count);
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
  const texts = useText();
  /* eslint-disable react-hooks/exhaustive-deps -- what is remembered has texts: those of another language are others */
  const acknowledgements = useMemo(
    () => [
      ...(mayRepeat ? [t('A former try may have been sent: this may be a second notification')] : []),
      ...acknowledgementsOf(draft, audience, level),
    ],
    [mayRepeat, draft, audience, level, texts],
  );
  const links = useMemo(() => linksOf(draft), [draft, texts]);
  /* eslint-enable react-hooks/exhaustive-deps */
  // a stored one keeps its delivery, which nobody compares any more
  const isStored = draft.id !== undefined;
  const isLate = !isStored && until === null;
  const unseen = acknowledgements.filter((each) => !seen.has(each)).length;
  /** Why it cannot be sent; null when it can. */
  const held = error
    ? t('The recipients could not be counted. %{why}', { why: failureText(error) ?? '' })
    : !audience
      ? t('Counting…')
      : audience.total === 0
        ? t('Nobody would get this notification')
        : isLate
          ? t(deliveryDateEarly)
          : unseen > 0
            ? t('%{unseen} of %{total} line still to tick |||| %{unseen} of %{total} lines still to tick', {
                smart_count: acknowledgements.length,
                unseen,
                total: formatCount(acknowledgements.length),
              })
            : null;
  const isRefused = Boolean(error) || (audience !== undefined && (audience.total === 0 || isLate));
  const setTicked = (each: string, isTicked: boolean) =>
    setSeen((before) => new Set(isTicked ? [...before, each] : [...before].filter((other) => other !== each)));
  return (
    <Dialog
      title={isStored ? t('Review before saving') : t('Review before sending')}
      about={firstText(draft.titles ?? {})}
      width={960}
      onClose={onClose}
      foot={
        <>
          {isRefused && (
            <p className="form-notice form-notice-error" role="alert">
              <ErrorIcon aria-hidden /> <span>{held}</span>
              {error && (
                <>
                  {' '}
                  <Button look="link" onClick={() => void refetch()}>
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
            {!isRefused && held}
          </span>
          <Button onClick={onClose}>{t('Go back')}</Button>
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
