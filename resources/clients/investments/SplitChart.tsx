import { formatMoney } from '../../../src/format/money';
import { currencyOf, type Project } from './ProjectTable';

/** The largest parts have a bar of their own; the others share one. */
const shown = 6;
type Part = { name: string; amount: number; paid: number };

const partsOf = (projects: Project[]) => {
  const byName = new Map<string, Part>();
  for (const { projectName, initialInvestment, distributionAmount } of projects) {
    const part = byName.get(projectName) ?? { name: projectName, amount: 0, paid: 0 };
    part.amount += initialInvestment ?? 0;
    part.paid += distributionAmount ?? 0;
    byName.set(projectName, part);
  }
  const parts = [...byName.values()].filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount);
  if (parts.length <= shown) return parts;
  const rest = parts.slice(shown - 1);
  const sum = (of: (part: Part) => number) => rest.reduce((total, part) => total + of(part), 0);
  return [
    ...parts.slice(0, shown - 1),
    { name: `${rest.length} others`, amount: sum(({ amount }) => amount), paid: sum(({ paid }) => paid) },
  ];
};

/** How the amounts split over the projects, a picture for each currency; the table beside it says the same in figures. */
const SplitChart = ({ projects, isLoan }: { projects: Project[]; isLoan: boolean }) => (
  <div className="charts">
    {(['USD', 'CAD'] as const).map((currency) => {
      const parts = partsOf(projects.filter((project) => currencyOf(project) === currency));
      if (parts.length === 0) return null;
      const most = Math.max(...parts.map(({ amount, paid }) => Math.max(amount, paid)));
      const what = isLoan ? 'Loan and payment' : 'Initial investment and distribution';
      return (
        <figure key={currency} className="chart">
          <figcaption>{`${what} by project, ${currency}`}</figcaption>
          <span className="chart-key" aria-hidden>
            <span className="chart-amount" /> {isLoan ? 'Loan' : 'Initial investment'}
          </span>
          <span className="chart-key" aria-hidden>
            <span className="chart-paid" /> {isLoan ? 'Payment' : 'Distribution'}
          </span>
          <ul>
            {parts.map(({ name, amount, paid }) => (
              <li key={name}>
                <span className="chart-name">{name}</span>
                <span className="chart-bar" aria-hidden>
                  <span className="chart-amount" style={{ width: `${(amount / most) * 100}%` }} />
                  <span className="chart-paid" style={{ width: `${(paid / most) * 100}%` }} />
                </span>
                <span className="chart-value">
                  {formatMoney(amount, currency)}
                  <span className="visually-hidden">{`, ${isLoan ? 'paid' : 'distributed'} ${formatMoney(paid, currency)}`}</span>
                </span>
              </li>
            ))}
          </ul>
        </figure>
      );
    })}
  </div>
);
export default SplitChart;
