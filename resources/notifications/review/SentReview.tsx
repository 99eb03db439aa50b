import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../src/format/count';
import { failureText } from '../../../src/messages/failureText';
import type { ReviewProps } from '../../../src/schema';
import { useCall } from '../../../src/views';
import { recipientsQuery } from '../audience/recipientsQuery';
import { hasVariables, type NotificationDraft } from '../notification';
import { PhoneMessage } from '../preview/PhoneMessage';
import { t } from '../texts';
import { Facts } from './Facts';
import { ReviewFrame } from './ReviewFrame';
import { ReviewLine } from './ReviewLine';
import { useReviewContent } from './useReviewContent';

/** In how many inboxes a sent notification is, as the server counts. @param asked what tells one count from another */
const useInboxes = (draft: NotificationDraft, asked: string) => {
  const call = useCall('GET /notification/client/list');
  return useQuery({
    queryKey: ['inboxes', asked],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const query = recipientsQuery(draft)?.queryOf({});
      return query ? (await call({ query: { page: 0, size: 1, ...query, inboxStatus: 'RECEIVED' }, signal })).totalElements : 0;
    },
  });
};

const actionOf = (inboxes: number | undefined) =>
  inboxes
    ? t('Save, changes the message in %{total} inbox |||| Save, changes the message in %{total} inboxes', {
        smart_count: inboxes,
        total: formatCount(inboxes),
      })
    : t('Save');

const inboxesText = (inboxes: number | undefined) => {
  if (inboxes === undefined) return t('Counting…');
  if (inboxes === 0) return t('Nobody has this message in their inbox');
  return t('%{total} person has this message |||| %{total} people have this message', {
    smart_count: inboxes,
    total: formatCount(inboxes),
  });
};

/** Before a message that was sent is changed: everybody who has it sees the change at once. */
export const SentReview = ({ values, onConfirm, onClose }: ReviewProps) => {
  const draft = values as NotificationDraft;
  const [asked] = useState(() => crypto.randomUUID());
  const { data: inboxes, error, refetch } = useInboxes(draft, asked);
  const { acknowledgements, links } = useReviewContent(draft);
  return (
    <ReviewFrame
      title={t('Review before saving')}
      draft={draft}
      acknowledgements={acknowledgements}
      refusal={error ? t('The inboxes could not be counted. %{why}', { why: failureText(error) ?? '' }) : null}
      onRetry={error ? () => void refetch() : undefined}
      isWaiting={inboxes === undefined}
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
