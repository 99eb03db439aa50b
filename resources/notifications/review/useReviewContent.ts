import { useMemo } from 'react';
import { useText } from '../../../src/messages/i18n';
import { useViewer } from '../../../src/views';
import type { Audience } from '../audience/useAudience';
import { useReadList } from '../clientList/useReadList';
import type { NotificationDraft } from '../notification';
import { projectState } from '../../vocabulary/projectState';
import { t } from '../texts';
import { acknowledgementsOf } from './acknowledgements';
import { linksOf } from './links';
import { useButtonProjects } from './useButtonProjects';

/**
 * What has to be ticked in a review, and the links of the message. `isWaiting` while the projects of its buttons or its stored client list are being read.
 *
 * @param audience who gets it; undefined while it is counted, and of a sent one
 */
export const useReviewContent = (draft: NotificationDraft, audience?: Audience) => {
  const { level } = useViewer();
  const texts = useText();
  const projects = useButtonProjects(draft);
  const { read, isWaiting } = useReadList(draft);
  const list = read?.list;
  /* eslint-disable react-hooks/exhaustive-deps -- what is remembered has texts: those of another language are others */
  const findings = useMemo(() => acknowledgementsOf(draft, audience, list, level), [draft, audience, list, level, texts]);
  const links = useMemo(() => linksOf(draft), [draft, texts]);
  /* eslint-enable react-hooks/exhaustive-deps */
  const hidden = projects.filter(({ row }) => row && projectState(row) !== 'online');
  const leads = hidden.map(({ at, name }) =>
    t('%{button} leads to %{project}, which app users do not see', { button: t(`Button${at}`), project: name }),
  );
  return { acknowledgements: [...findings, ...leads], links, isWaiting: isWaiting || projects.some(({ row }) => row === undefined) };
};
