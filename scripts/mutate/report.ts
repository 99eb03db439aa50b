/** Writes which changes no test noticed, and the score of each folder. */
import type { Result } from './rounds';
import { folderOf, type Scope } from './scope';

const isNoticed = ({ status }: Result) => status === 'noticed' || status === 'timedOut';
const isMissed = ({ status }: Result) => status === 'missed' || status === 'uncovered';

/** How many of the changes were noticed. Those aside do not count. */
export const scoreOf = (results: readonly Result[]) => {
  const noticed = results.filter(isNoticed).length;
  const total = noticed + results.filter(isMissed).length;
  return { noticed, total, percent: total === 0 ? 100 : (100 * noticed) / total };
};

/** What was changed, on one line and cut to a length that can be read. */
const short = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
};

/** Three lines for each change that was missed. */
export const survivorLines = (results: readonly Result[]) =>
  results.filter(isMissed).flatMap(({ path, line, column, original, replacement, status, tried, covering }) => {
    const what = status === 'uncovered' ? 'no test runs this' : `not noticed (${tried} of ${covering} tests tried)`;
    return [`${path}:${line}:${column}  ${what}`, `  - ${short(original)}`, `  + ${short(replacement)}`];
  });

/** The table of scores, and whether they meet the goals. */
export const scoreTable = (results: readonly Result[], scope: Scope) => {
  const byFolder = new Map<string, Result[]>();
  for (const result of results) {
    const folder = folderOf(result.path, scope);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), result]);
  }
  const rows = [...byFolder].map(([name, some]) => ({ name, goal: scope.goalOfFolder, ...scoreOf(some) }));
  if (rows.length > 1) rows.push({ name: 'together', goal: scope.goal, ...scoreOf(results) });
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map(({ name, goal, noticed, total, percent }) => {
    const end = percent >= goal ? '' : `, below the goal of ${goal} %`;
    return `${name.padEnd(width)}  ${percent.toFixed(1).padStart(5)} %  ${noticed} of ${total} changes noticed${end}`;
  });
  const aside = results.filter(({ status }) => status === 'aside').length;
  if (aside > 0) lines.push(`${aside} changes aside: their code runs once, when its module loads.`);
  return { lines, isMet: rows.every(({ goal, percent }) => percent >= goal) };
};
