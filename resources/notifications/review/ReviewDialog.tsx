import { useState } from 'react';
import { formatCount } from '../../../src/format/count';
import { failureText } from '../../../src/messages/failureText';
import { deliveryDateEarly } from '../../../src/messages/literal';
import type { ReviewProps } from '../../../src/schema';
import { leftOutOf } from '../audience/reasons';
import { useAudience, type Audience } from '../audience/useAudience';
import type { NotificationDraft } from '../notification';
import { t } from '../texts';
import { AudienceLines } from './AudienceLines';
import { untilDelivery } from './delivery';
import { Facts } from './Facts';
import { RecipientPreview } from './RecipientPreview';
import { ReviewFrame } from './ReviewFrame';
import { ReviewLine } from './ReviewLine';
import { SentReview } from './SentReview';
import { useNow } from './useNow';
import { useReviewContent } from './useReviewContent';

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

/** Before a message is sent: a push cannot be taken back. */
const UnsentReview = ({ values, mayRepeat, onConfirm, onClose }: ReviewProps) => {
  const draft = values as NotificationDraft;
  const [asked] = useState(() => crypto.randomUUID());
  const { data: audience, error, refetch } = useAudience(draft, { asked });
  const now = useNow();
  const until = untilDelivery(draft.deliveryDate ?? '', now);
  const { acknowledgements, links, isWaiting } = useReviewContent(draft, audience);
  const repeat = mayRepeat ? [t('A former try may have been sent: this may be a second notification')] : [];
  // a stored one keeps its delivery, which nobody compares any more
  const isStored = draft.id !== undefined;
  const isLate = !isStored && until === null;
  const refusal = error
    ? t('The recipients could not be counted. %{why}', { why: failureText(error) ?? '' })
    : audience?.total === 0
      ? t('Nobody would get this notification')
      : audience && isLate
        ? t(deliveryDateEarly)
        : null;
  return (
    <ReviewFrame
      title={isStored ? t('Review before saving') : t('Review before sending')}
      draft={draft}
      acknowledgements={[...repeat, ...acknowledgements]}
      refusal={refusal}
      onRetry={error ? () => void refetch() : undefined}
      isWaiting={!audience || isWaiting}
      action={actionOf(audience, isStored)}
      onConfirm={onConfirm}
      onClose={onClose}
      preview={<RecipientPreview draft={draft} audience={audience} asked={asked} />}
    >
      <Facts draft={draft} until={until} links={links}>
        {audience ? <AudienceLines audience={audience} /> : <ReviewLine label={t('Recipients')}>{t('Counting…')}</ReviewLine>}
      </Facts>
    </ReviewFrame>
  );
};

/** The review of a notification: before it is sent, or before a message that people have is changed. */
const ReviewDialog = (props: ReviewProps) => {
  const { status = 'PENDING' } = props.values as NotificationDraft;
  return status === 'PENDING' ? <UnsentReview {...props} /> : <SentReview {...props} />;
};
export default ReviewDialog;
