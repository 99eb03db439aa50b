import { failureText } from '../../../src/messages/failureText';
import type { DetailsProps } from '../../../src/schema';
import { useCallQuery } from '../../../src/views';
import type { Notification } from '../notification';
import { t } from '../texts';
import { inboxesText, useInboxes } from './useInboxes';
import { useTwinNote } from './useTwinNote';

/** What a revocation reaches: how many inboxes, and of a message for two offices this one alone. */
const RevokeDetails = ({ record: { id } }: DetailsProps<Notification>) => {
  const { data: stored, error: unread } = useCallQuery('GET /notification/details/{id}', { path: { id } });
  const { data: inboxes, error: uncounted } = useInboxes(stored);
  const twin = useTwinNote(id);
  const error = unread ?? uncounted;
  return (
    <>
      <p>{error ? t('The inboxes could not be counted. %{why}', { why: failureText(error) ?? '' }) : inboxesText(inboxes)}</p>
      {twin && <p>{twin}</p>}
    </>
  );
};
export default RevokeDetails;
