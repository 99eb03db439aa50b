import Table from 'cli-table3';
import type { Result } from '../check';
import { effects } from './effects';

const widest = 200;

/** The findings as a table for a terminal of so many columns. */
export const tableOf = ({ deviations, unsure }: Result, columns: number): string => {
  const width = Math.min(widest, Math.max(80, columns));
  const share = (parts: number[]) => {
    const free = width - parts.length - 1;
    const whole = parts.reduce((sum, part) => sum + part, 0);
    return parts.map((part) => Math.floor((free * part) / whole));
  };
  const make = (head: string[], parts: number[], rows: string[][]) => {
    const table = new Table({ head, colWidths: share(parts), wordWrap: true, wrapOnWordBoundary: false, style: { head: [], border: [] } });
    table.push(...rows);
    return table.toString();
  };
  const found = effects.flatMap((effect) =>
    deviations
      .filter((each) => each.effect === effect)
      .map(({ call, place, expected, found, portal, count }) => [
        call,
        count > 1 ? `${place} (${count} times)` : place,
        expected,
        found,
        `${effect.toUpperCase()}. ${portal}`,
      ]),
  );
  const parts = [
    ...(found.length > 0 ? [make(['Call', 'Place', 'Expected', 'Found', 'What the portal does'], [22, 18, 18, 18, 24], found)] : []),
    ...(unsure.length > 0 ? [`\nCannot tell:\n\n${unsure.map(({ call, about, why }) => `  ${call}, ${about}: ${why}`).join('\n')}`] : []),
  ];
  return parts.join('\n');
};
