import { hongKongRegion, singaporeRegion } from '../../src/messages/literal';
import { asIs, type Translated } from '../../src/messages/page';
import { salesOfficeRegions } from './officeRegions';
import { t } from './texts';

const texts = [
  ['HK', hongKongRegion],
  ['SG', singaporeRegion],
] as const;

/** What is wrong with chosen regions: there is at least one of each chosen office, a line for each that has none (PRJ-033, PRJ-034, NTF-046, NTF-047). That one office has none is told by its field. */
export const regionProblem = (
  regions: readonly string[] | null | undefined,
  offices: readonly (string | null | undefined)[],
): Translated | null => {
  if (!regions?.length && offices.length < 2) return null;
  const empty = texts.filter(
    ([office]) => offices.includes(office) && !regions?.some((code) => salesOfficeRegions[office]!.includes(code)),
  );
  return empty.length > 0 ? asIs(empty.map(([, text]) => t(text)).join('\n')) : null;
};
