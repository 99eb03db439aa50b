import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

type Bill = {
  serialNumber: string;
  metadata: { timestamp: string; component: { name: string } };
};

/** A UUID that stands for a text, in the form of those that are made of a hash (version 8 of RFC 9562). */
const uuidOf = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[parseInt(hex[16]!, 16) & 3];
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
};

/**
 * The CycloneDX bill of materials of what the portal is built from. npm gives each bill a number, the time and the name of
 * the folder; here the number stands for what is in it, so that the same packages make the same bill.
 */
export const makeBill = (name: string, time: Date): string => {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];
  const bill = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 1 << 26 })) as Bill;
  bill.metadata.timestamp = time.toISOString();
  bill.metadata.component.name = name;
  bill.serialNumber = '';
  bill.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bill))}`;
  return `${JSON.stringify(bill, null, 2)}\n`;
};
