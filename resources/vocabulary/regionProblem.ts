import { hongKongRegion, singaporeRegion } from '../../src/messages/literal';
import { salesOfficeRegions } from './officeRegions';

const texts: Readonly<Record<string, string>> = { HK: hongKongRegion, SG: singaporeRegion };

/** What is wrong with chosen regions: there is at least one of each chosen office, a line for each that has none (PRJ-033, PRJ-034, NTF-046, NTF-047). That one office has none is told by its field. */
export const regionProblem = (
  regions: readonly string[] | null | undefined,
  offices: readonly (string | null | undefined)[],
): string | null => {
  if (!regions?.length && offices.length < 2) return null;
  const empty = Object.keys(texts).filter(
    (office) => offices.includes(office) && !regions?.some((code) => salesOfficeRegions[office]!.includes(code)),
  );
  return empty.map((office) => texts[office]!).join('\n') || null;
};
