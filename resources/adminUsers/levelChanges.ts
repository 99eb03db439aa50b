/** What a level and an office set in the form of an admin user (ADM-027 to ADM-030). */
import type { ChangeAbout } from '../../src/schema';

const all = 'ALL';
const none = { salesOffices: [], regions: [] };

/** The regions of an office, all of them for All; none without one. */
const regionsOf = async ({ codesOf }: ChangeAbout, office: unknown) => (office ? codesOf('regions', office) : []);

/** A level brings its office and regions along; an office that the session locks stays, and its regions come. */
export const changeLevel = async (level: unknown, about: ChangeAbout): Promise<Record<string, unknown>> => {
  // a list where it is no input of the form
  const [office] = [about.values.salesOffices].flat();
  if (level === 'SUPER_ADMIN') return { salesOffices: [all], regions: await regionsOf(about, all) };
  if (about.isLocked('salesOffices')) return level === 'CS_TEAM' ? { regions: await regionsOf(about, office) } : {};
  if (level === 'CS_TEAM') return none;
  return office === all ? none : {};
};

/** An office brings all its regions, except for Level 3, who picks them by hand. */
export const changeOffice = async (office: unknown, about: ChangeAbout) => ({
  regions: about.values.userLevel === 'SALES_TEAM' ? [] : await regionsOf(about, office),
});
