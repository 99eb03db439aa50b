import { ofCode } from '../../src/fields';
import type { RecordOf } from '../../src/schema';
import { displayName } from '../vocabulary/displayName';
import { profileUpdateLabels } from '../vocabulary/labels';

/** A client as its edit screen reads it; a row of the list has fewer members. */
export type Client = RecordOf<'Client'>;

/** The client as questions and dialogs name it. */
export const clientTitle = (client: Client) => [displayName(client), client.clientID].filter(Boolean).join(' · ');

/** A push setting that is missing is off (CLI-052, CLI-053). */
export const pushSetting = ({ pushSettings }: Client, type: 'MARKET' | 'CORPORATE') =>
  pushSettings?.some(({ notificationType, isOn }) => notificationType === type && isOn) ? 'ON' : 'OFF';

/** The label of the profile-update status, else "-" (SHR-023). */
export const profileUpdate = ({ userUpdateProfileLatestStatus: status }: Client) =>
  ofCode(profileUpdateLabels, String(status ?? '')) ?? '-';

/** "{kind}-{clientID}", without its extension. */
export const fileNameOf = (kind: 'nationalId' | 'passport' | 'statement', { clientID }: Client) => `${kind}-${clientID}`;
