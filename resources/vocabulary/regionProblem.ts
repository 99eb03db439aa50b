import { hongKongRegion, singaporeRegion } from '../../src/messages/literal';
import { salesOfficeRegions } from './officeRegions';

const texts: Readonly<Record<string, string>> = { HK: hongKongRegion, SG: singaporeRegion };

/** What is wrong with chosen regions: there is at least one of each chosen office (PRJ-033, PRJ-034, NTF-046, NTF-047). None at all is told elsewhere. */
export const regionProblem = (
  regions: readonly string[] | null | undefined,
  offices: readonly (string | null | undefined)[],
): string | null => {
  if (!regions || regions.length === 0) return null;
  const empty = Object.keys(texts).find(
    (office) => offices.includes(office) && !regions.some((code) => salesOfficeRegions[office]!.includes(code)),
  );
  return empty ? texts[empty]! : null;
};
