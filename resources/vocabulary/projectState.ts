import { formatDateTime } from '../../src/format/dateTime';
import { asIs } from '../../src/messages/page';
import { t } from './texts';

/** Whether a row of the list of projects is online; `ended` of one whose timeframe is over. App users see those that are online. */
export const projectState = ({ isPost, lastEndDate }: { isPost?: unknown; lastEndDate?: unknown }): 'online' | 'offline' | 'ended' => {
  if (isPost === false) return 'offline';
  const now = formatDateTime(Date.now(), 'YYYY-MM-DD HH:mm')!;
  return typeof lastEndDate === 'string' && lastEndDate < now ? 'ended' : 'online';
};

/** What stands behind the name of a project that app users do not see; nothing behind others. */
export const visibilityNote = (row: Parameters<typeof projectState>[0]) => {
  switch (projectState(row)) {
    case 'offline':
      return t('(offline)');
    case 'ended':
      return t('(ended)');
    default:
      return asIs('');
  }
};
