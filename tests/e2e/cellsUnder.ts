import type { Locator } from '@playwright/test';

/** The cells of rows of a table that are in the column with this header. There are none if the table has no such column. */
export const cellsUnder = (rows: Locator, header: string): Locator => {
  const head = `ancestor::table[1]/thead//th[normalize-space(.)=${JSON.stringify(header)}]`;
  return rows.locator(`xpath=./*[${head}][position()=count(${head}/preceding-sibling::th)+1]`);
};
