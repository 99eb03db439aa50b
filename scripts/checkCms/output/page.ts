import type { Result } from '../check';
import { doubtsOf, effects, heads, rowsOf, summaryOf } from './effects';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const titles = {
  fails: 'Fails: a page, a save or a download does not work',
  'shows less': 'Shows less: a person sees less than there is, or something else',
  nothing: 'Nothing: nobody notices in the portal',
} as const;
const style = `
  body { margin: 2rem auto; max-width: 76rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1b2330; background: #fff; }
  h1 { font-size: 1.5rem; overflow-wrap: anywhere; } h2 { margin-top: 2.5rem; font-size: 1.15rem; }
  table { width: 100%; border-collapse: collapse; table-layout: fixed; } th:nth-child(1):nth-last-child(2) { width: 66%; } th:nth-child(4) { width: 15%; } th:nth-child(5) { width: 30%; } th, td { padding: 0.5rem; border-bottom: 1px solid #d5dae1; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  th { font-weight: 600; } td:first-child { font-family: ui-monospace, monospace; font-size: 0.875rem; }
  @media (max-width: 60rem) { thead { display: none; } tr { display: block; padding: 0.75rem 0; border-bottom: 1px solid #d5dae1; } td { display: block; border: 0; padding: 0.125rem 0; } td[data-label]::before { content: attr(data-label) ': '; font-weight: 600; } }
  @media print { body { margin: 0; max-width: none; } }`;

const tableOf = (names: readonly string[], rows: string[][]) => `<table>
<thead><tr>${names.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((cells) => `<tr>${cells.map((cell, i) => `<td data-label="${escaped(names[i]!)}">${escaped(cell).replaceAll(/(?<=\S)\//g, '/<wbr>')}</td>`).join('')}</tr>`).join('\n')}
</tbody>
</table>`;

/** The report as one page without a script. Nothing in it names a person: what was found is masked before it gets here. */
export const pageOfResult = (result: Result, time: Date): string => {
  const { base, username, unsure } = result;
  const sections = effects.flatMap((effect) => {
    const rows = rowsOf(result, effect);
    return rows.length > 0 ? [`<h2>${titles[effect]} (${rows.length})</h2>\n${tableOf(heads, rows)}`] : [];
  });
  const rows = doubtsOf(result).map(([why, about]) => [about.join('; '), why]);
  const doubts = rows.length > 0 ? `<h2>Cannot tell (${unsure.length})</h2>\n${tableOf(['What', 'Why'], rows)}` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Check of ${escaped(base)}</title>
<style>${style}
</style>
</head>
<body>
<h1>Check of ${escaped(base)}</h1>
<p>${time.toISOString().slice(0, 16).replace('T', ' ')} UTC, signed in as ${escaped(username)}: ${escaped(summaryOf(result))}</p>
${sections.join('\n')}
${doubts}
</body>
</html>
`;
};
