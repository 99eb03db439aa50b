import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Project } from '../../../../../resources/clients/investments/ProjectTable';
import SplitChart from '../../../../../resources/clients/investments/SplitChart';

type Values = { name: string; amount: number | null; paid?: number | null; location?: string };
const projectOf = ({ name, amount, paid = 0, location = 'US' }: Values) =>
  ({ projectName: name, initialInvestment: amount, distributionAmount: paid, location }) as Project;
const draw = (projects: readonly Values[], isLoan = false) =>
  renderToStaticMarkup(<SplitChart projects={projects.map(projectOf)} isLoan={isLoan} />);
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);
const names = (html: string) => all(html, /chart-name">([^<]*)</g);
const amounts = (html: string) => all(html, /chart-value"><span translate="no">([^<]*)</g);
const widths = (html: string) => all(html, /width:([\d.]+)%/g);
const several = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `P${i + 1}`, amount: 100 - i, paid: 10 }));

it('the chart of investments shows six projects each by itself', () => {
  expect(names(draw(several(6)))).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']);
});

it('the chart of investments shows five of seven projects, and the sum of the two others', () => {
  const html = draw(several(7));
  expect(names(html)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', '2 others']);
  expect(amounts(html).at(-1)).toBe('USD 189.00');
  expect(html).toContain(', distributed USD 20.00');
});

it('the chart of investments adds up a project that is there twice, largest first, without one that has no amount', () => {
  const html = draw([
    { name: 'A', amount: 1, paid: 1 },
    { name: 'B', amount: 3 },
    { name: 'A', amount: 1, paid: null },
    { name: 'C', amount: 0, paid: 5 },
    { name: 'D', amount: null },
    { name: 'A', amount: 2 },
  ]);
  expect([names(html), amounts(html)]).toEqual([
    ['A', 'B'],
    ['USD 4.00', 'USD 3.00'],
  ]);
  expect(widths(html)).toEqual(['100', '25', '75', '0']);
});

it('the chart of investments draws payments that are larger than the amounts to the same scale', () => {
  expect(widths(draw([{ name: 'A', amount: 50, paid: 200 }]))).toEqual(['25', '100']);
});

it('the chart of investments has a part for each currency with an amount', () => {
  const html = draw([{ name: 'A', amount: 5, location: 'CANADA' }], true);
  expect(all(html, /<figcaption>([^<]*)</g)).toEqual(['Loan and payment by project, CAD']);
  expect(draw([{ name: 'A', amount: 0 }])).toBe('<div class="charts"></div>');
});
