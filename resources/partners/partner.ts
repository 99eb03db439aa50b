import { asIs } from '../../src/messages/page';
import type { RecordOf } from '../../src/schema';
import { displayName } from '../vocabulary/displayName';
import { recordTypeLabels } from '../vocabulary/labels';
import { t } from './texts';

export type Partner = RecordOf<'Partner'>;

/** The display name, else the legal name (PAR-016, PAR-065). */
export const partnerName = (partner: Partner) => displayName({ ...partner, name: partner.name ?? partner.legalName });

/** What the list shows and searches as VendorID/EmployeeID (PAR-015). */
export const vendorId = ({ salesforceAccount, clientID }: Partner) => asIs(salesforceAccount ?? clientID);

/** The partner as questions and dialogs name it. */
export const partnerTitle = (partner: Partner) => asIs([partnerName(partner), vendorId(partner)].filter(Boolean).join(' · '));

/** The server names a record type by its code or its label; it is shown as the label (PAR-064). */
export const recordType = ({ salesforceRecordType }: Partner) => {
  const name = salesforceRecordType?.name;
  if (name === undefined) return null;
  const label = Object.entries(recordTypeLabels).find((names) => names.includes(name))?.[1];
  return label ? t(label) : asIs(name);
};
