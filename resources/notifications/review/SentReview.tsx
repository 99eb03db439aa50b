import { formatCount } from '../../../src/format/count';
import { failureText } from '../../../src/messages/failureText';
import type { ReviewProps } from '../../../src/schema';
import { hasVariables, type NotificationDraft } from '../notification';
import { PhoneMessage } from '../preview/PhoneMessage';
import { inboxesText, useInboxes } from '../sent/useInboxes';
import { t } from '../texts';
import { Facts } from './Facts';
import { ReviewFrame } from './ReviewFrame';
import { ReviewLine } from './ReviewLine';
import { useReviewContent } from './useReviewContent';

const actionOf = (inboxes: number | undefined) =>
  inboxes
    ? t('Save, changes the message in %{total} inbox |||| Save, changes the message in %{total} inboxes', {
        smart_count: inboxes,
        total: formatCount(inboxes),
      })
    : t('Save');

/** Before a message that was sent is changed: everybody who has it sees the change at once. */
export const SentReview = ({ values, onConfirm, onClose }: ReviewProps) => {
  const draft = values as NotificationDraft;
  const { data: inboxes, error, refetch } = useInboxes(draft);
  const { acknowledgements, links, isWaiting } = useReviewContent(draft);
  return (
    <ReviewFrame
      title={t('Review before saving')}
      draft={draft}
      acknowledgements={acknowledgements}
      refusal={error ? t('The inboxes could not be counted. %{why}', { why: failureText(error) ?? '' }) : null}
      onRetry={error ? () => void refetch() : undefined}
      isWaiting={inboxes === undefined || isWaiting}
      action={actionOf(inboxes)}
      onConfirm={onConfirm}
      onClose={onClose}
      preview={<PhoneMessage draft={draft} row={null} />}
    >
      <Facts draft={draft} until={null} links={links}>
        <ReviewLine label={t('Inboxes')}>{inboxesText(inboxes)}</ReviewLine>
        {hasVariables(draft.csvType) && (
          <ReviewLine label={t('Amounts')}>{t('Those of the client list that was sent. They are not checked again.')}</ReviewLine>
        )}
      </Facts>
    </ReviewFrame>
  );
};
