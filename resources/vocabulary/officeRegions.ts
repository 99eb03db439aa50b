import { salesOfficeLabels } from './labels';

/** The regions of each sales office (SHR-038). */
export const salesOfficeRegions: Readonly<Record<string, readonly string[]>> = {
  HK: ['HK', 'CN', 'TW', 'DB'],
  SG: ['SG', 'MY', 'JP', 'ID'],
};

/** The regions as they stand under the names of their sales offices. */
export const regionGroups = Object.entries(salesOfficeLabels).map(([office, label]) => ({ label, values: salesOfficeRegions[office]! }));
