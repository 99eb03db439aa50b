import { useMemo } from 'react';
import { useText } from '../../../src/messages/i18n';
import { useViewer } from '../../../src/views';
import type { Audience } from '../audience/useAudience';
import type { NotificationDraft } from '../notification';
import { acknowledgementsOf } from './acknowledgements';
import { linksOf } from './links';

/** What has to be ticked in a review, and the links of the message. @param audience who gets it; undefined while it is counted, and of a sent one */
export const useReviewContent = (draft: NotificationDraft, audience?: Audience) => {
  const { level } = useViewer();
  const texts = useText();
  /* eslint-disable react-hooks/exhaustive-deps -- what is remembered has texts: those of another language are others */
  const acknowledgements = useMemo(() => acknowledgementsOf(draft, audience, level), [draft, audience, level, texts]);
  const links = useMemo(() => linksOf(draft), [draft, texts]);
  /* eslint-enable react-hooks/exhaustive-deps */
  return { acknowledgements, links };
};
