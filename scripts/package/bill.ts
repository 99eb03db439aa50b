import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Shipped } from './shipped';
import { assessVulnerabilities } from './vulnerabilities';

type Bill = {
  serialNumber: string;
  metadata: { timestamp: string; component: { name: string; 'bom-ref': string } };
  components: { 'bom-ref': string; name: string; version: string; scope?: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
  vulnerabilities: ReturnType<typeof assessVulnerabilities>;
};

/** A UUID that stands for a text, in the form of those that are made of a hash (version 8 of RFC 9562). */
const uuidOf = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[parseInt(hex[16]!, 16) & 3];
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
};

/**
 * The CycloneDX bill of materials of what is shipped. npm writes it with a random number, the time and the name of the folder;
 * here the number stands for what is in it, so that the same packages make the same bill. npm lists what is installed, of
 * which the bundles hold a part. It also says which published vulnerabilities do not affect the portal.
 */
export const makeBill = (name: string, time: Date, packages: readonly Shipped[]): string => {
  // a browser needs packages that are development dependencies for npm, which leaves them out where NODE_ENV is "production"
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--include=dev', '--include=optional'];
  const bill = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 1 << 28 })) as Bill;
  const shipped = new Map(packages.map((each) => [`${each.name}@${each.version}`, each.name]));
  const isShipped = (ref: string) => shipped.has(ref) || ref === bill.metadata.component['bom-ref'];
  // npm names a package as it is installed here; and one that need not be installed is required once it is in a bundle
  bill.components = bill.components
    .filter((each) => shipped.has(each['bom-ref']))
    .map((each) => ({ ...each, name: shipped.get(each['bom-ref'])!, scope: 'required' }));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => isShipped(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) }));
  bill.vulnerabilities = assessVulnerabilities(bill.components);
  bill.metadata.timestamp = time.toISOString();
  bill.metadata.component.name = name;
  bill.serialNumber = '';
  bill.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bill))}`;
  return `${JSON.stringify(bill, null, 2)}\n`;
};
