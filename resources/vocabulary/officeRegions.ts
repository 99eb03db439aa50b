/** The regions of each sales office (SHR-038). */
export const salesOfficeRegions: Readonly<Record<string, readonly string[]>> = {
  HK: ['HK', 'CN', 'TW', 'DB'],
  SG: ['SG', 'MY', 'JP', 'ID'],
};
