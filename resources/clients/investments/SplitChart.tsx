import { formatMoney } from '../../../src/format/money';
import { t } from '../texts';
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
    {
      name: t('%{smart_count} other |||| %{smart_count} others', { smart_count: rest.length }),
      amount: sum(({ amount }) => amount),
      paid: sum(({ paid }) => paid),
    },
  ];
};

const currencies = ['USD', 'CAD'] as const;

/** How the amounts split over the projects, a picture for each currency; the table beside it says the same in figures. */
const SplitChart = ({ projects, isLoan }: { projects: Project[]; isLoan: boolean }) => (
  <div className="charts">
    {currencies.map((currency) => {
      const parts = partsOf(projects.filter((project) => currencyOf(project) === currency));
      if (parts.length === 0) return null;
      const most = Math.max(...parts.map(({ amount, paid }) => Math.max(amount, paid)));
      return (
        <figure key={currency} className="chart">
          <figcaption>
            {isLoan
              ? t('Loan and payment by project, %{currency}', { currency })
              : t('Initial investment and distribution by project, %{currency}', { currency })}
          </figcaption>
          <span className="chart-key" aria-hidden>
            <span className="chart-amount" /> <span>{t(isLoan ? 'Loan' : 'Initial investment')}</span>
          </span>
          <span className="chart-key" aria-hidden>
            <span className="chart-paid" /> <span>{t(isLoan ? 'Payment' : 'Distribution')}</span>
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
                  <span translate="no">{formatMoney(amount, currency)}</span>
                  <span className="visually-hidden">
                    {t(isLoan ? ', paid %{amount}' : ', distributed %{amount}', { amount: formatMoney(paid, currency) ?? '' })}
                  </span>
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
