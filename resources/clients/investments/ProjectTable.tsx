import { emptyMark } from '../../../src/fields';
import { formatMoney } from '../../../src/format/money';
import type { RecordOf } from '../../../src/schema';
import { t } from '../texts';

export type Project = RecordOf<'InvestmentProject'>;

/** The currency of a project follows its location (CLI-116). */
export const currencyOf = ({ location }: Project) => (location === 'US' ? 'USD' : 'CAD');
const day = (value: string | null | undefined) => value?.replaceAll('-', '/') || emptyMark;
const money = (amount: number | null | undefined, project: Project) => formatMoney(amount, currencyOf(project)) ?? emptyMark;

/** The projects of a sub-list, amounts right-aligned (CLI-094). */
export const ProjectTable = ({ projects, label, isLoan }: { projects: Project[]; label: string; isLoan: boolean }) => (
  <div className="table-box investments-box" role="region" aria-label={label} tabIndex={0}>
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('Project')}</th>
          <th scope="col">{t('Location')}</th>
          <th scope="col" className="amount">
            {t(isLoan ? 'Loan' : 'Initial investment')}
          </th>
          <th scope="col" className="amount">
            {t('Purchase amount')}
          </th>
          <th scope="col">{t('Purchase date')}</th>
          <th scope="col" className="amount">
            {t(isLoan ? 'Payment' : 'Distribution')}
          </th>
          <th scope="col">{t('Payment date')}</th>
          <th scope="col">{t('Disposition status')}</th>
        </tr>
      </thead>
      <tbody>
        {projects.map((project, i) => (
          <tr key={i}>
            <th scope="row">{project.projectName}</th>
            <td>{project.location ?? emptyMark}</td>
            <td className="amount">{money(project.initialInvestment, project)}</td>
            <td className="amount">{money(project.purchaseAmount, project)}</td>
            <td>{day(project.purchaseDate)}</td>
            <td className="amount">{money(project.distributionAmount, project)}</td>
            <td>{day(project.paymentDate)}</td>
            <td>{project.dispositionStatus ?? emptyMark}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
