import { formatCount } from '../../../src/format/count';
import type { ClientList } from './clientList';

/** A number with its noun. */
export const counted = (count: number, one: string, several: string) => `${formatCount(count)} ${count === 1 ? one : several}`;
/** What nobody has to mend, and everybody should know, one line a kind. */
export const warningsOf = ({ counts, keys }: ClientList): string[] => {
  const { blankKey = 0, duplicate = 0, blankCell = 0, cells = 0, formula = 0 } = counts;
  return [
    keys === 0 && 'The list names nobody',
    blankKey > 0 && `${counted(blankKey, 'row has', 'rows have')} no clientId and will be ignored`,
    duplicate > 0 && `${counted(duplicate, 'row repeats', 'rows repeat')} a clientId and will be ignored`,
    blankCell > 0 && `${counted(blankCell, 'amount is', 'amounts are')} empty`,
    cells > 0 && `${counted(cells, 'row has', 'rows have')} more or fewer cells than the first line`,
    formula > 0 && `${counted(formula, 'amount looks', 'amounts look')} like a formula of a spreadsheet`,
  ].filter((line) => line !== false);
};
