import { formatDateTime } from '../../src/format/dateTime';
import { asIs } from '../../src/messages/page';
import { t } from './texts';

/** Whether app users do not see a project, as the list of projects has it: it is offline, or its timeframe is over. */
export const projectState = ({ isPost, lastEndDate }: { isPost?: unknown; lastEndDate?: unknown }): 'online' | 'offline' | 'ended' => {
  if (isPost === false) return 'offline';
  const now = formatDateTime(Date.now(), 'YYYY-MM-DD HH:mm')!;
  return typeof lastEndDate === 'string' && lastEndDate < now ? 'ended' : 'online';
};

/** The state of a project behind its name; nothing where app users see it. */
export const hiddenProject = (row: Parameters<typeof projectState>[0]) => {
  switch (projectState(row)) {
    case 'offline':
      return t('(offline)');
    case 'ended':
      return t('(ended)');
    default:
      return asIs('');
  }
};
