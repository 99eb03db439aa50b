import { ofCode } from '../../src/fields';
import { asIs } from '../../src/messages/page';
import type { RecordOf } from '../../src/schema';
import { onOff } from '../accounts/account';
import { displayName } from '../vocabulary/displayName';
import { profileUpdateLabels } from '../vocabulary/labels';
import { t } from './texts';

/** A client as its edit screen reads it; a row of the list has fewer members. */
export type Client = RecordOf<'Client'>;

/** The client as questions and dialogs name it. */
export const clientTitle = (client: Client) => asIs([displayName(client), client.clientID].filter(Boolean).join(' · '));

/** A push setting that is missing is off (CLI-052, CLI-053). */
export const pushSetting = ({ pushSettings }: Client, type: 'MARKET' | 'CORPORATE') =>
  onOff(pushSettings?.some(({ notificationType, isOn }) => notificationType === type && isOn) ?? false);

/** The label of the profile-update status, else "-" (SHR-023). */
export const profileUpdate = ({ userUpdateProfileLatestStatus: status }: Client) => {
  const label = ofCode(profileUpdateLabels, String(status ?? ''));
  return label ? t(label) : asIs('-');
};

/** "{kind}-{clientID}", without its extension. */
export const fileNameOf = (kind: 'nationalId' | 'passport' | 'statement', { clientID }: Client) => `${kind}-${clientID}`;
