import type { Chosen } from '../state/listParams';

/** Codes such as `HK` or `ACTIVATED`. Names of people, numbers and days have other characters. */
const code = /^[A-Z][A-Z0-9_]{0,29}$/;

/**
 * The name of an exported file that the server did not name: the declared one, the day, and the codes of the filters, such as
 * `clients-2026-11-29-HK-ACTIVATED.csv`. It never has what somebody searched for, because names of files travel far.
 *
 * @param fileName the declared name, with its ending
 * @param chosen the values of the filters
 * @param day such as 2026-11-29
 */
export const exportName = (fileName: string, chosen: Chosen, day: string) => {
  const dot = fileName.lastIndexOf('.');
  const [name, ending] = dot === -1 ? [fileName, ''] : [fileName.slice(0, dot), fileName.slice(dot)];
  const codes = Object.values(chosen)
    .flat()
    .filter((value) => code.test(value));
  return [name, day, ...codes].join('-') + ending;
};
