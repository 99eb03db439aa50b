import { formatDateTime } from '../../src/format/dateTime';
import type { Notification } from './notification';
import { t } from './texts';

/** What revoking does, as far as the list knows: one that was due may have been sent since it was read. */
export const revokeEffect = ({ status, deliveryDate }: Pick<Notification, 'status' | 'deliveryDate'>) => {
  switch (status) {
    case 'PENDING':
      return deliveryDate <= formatDateTime(Date.now())!
        ? t('It was due by now: whoever has it loses it from the inbox, and nobody else will get it.')
        : t('It was not sent yet: nobody will get it.');
    case 'FAILED':
      return t('It reached nobody, and nobody will get it.');
    case 'PUSHING':
      return t('It is on its way: whoever has it loses it from the inbox, and nobody else will get it.');
    default:
      return t('It was delivered: it disappears from the inbox of everybody who got it.');
  }
};
