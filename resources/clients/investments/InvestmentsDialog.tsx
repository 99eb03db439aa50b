import { useState } from 'react';
import { Button } from '../../../src/ui/Button';
import { formatMoney } from '../../../src/format/money';
import { failureText } from '../../../src/messages/failureText';
import { translate } from '../../../src/messages/i18n';
import type { RecordOf } from '../../../src/schema';
import { Dialog } from '../../../src/ui/dialogs/Dialog';
import { lazyComponent } from '../../../src/ui/lazy';
import { Popup } from '../../../src/ui/popups/Popup';
import { Tabs } from '../../../src/ui/Tabs';
import { useCallQuery } from '../../../src/views';
import { clientTitle, type Client } from '../client';
import { t } from '../texts';
import { ProjectTable } from './ProjectTable';
import './investments.css';

const SplitChart = lazyComponent(() => import('./SplitChart'));

type Investments = RecordOf<'Investments'>;
type Total = 'totalInvestmentAmount' | 'totalDistributionAmount' | 'totalLoanAmount' | 'totalPaymentAmount';
type State = 'activeProjects' | 'exitingProjects' | 'exitedProjects';
type Tab = { states: Partial<Record<State, string>>; totals: Partial<Record<Total, string>> };

/** The tabs by their name on the wire, with their sub-lists and totals (CLI-090 to CLI-095). */
const tabs = {
  PDLI: () => ({
    states: { activeProjects: t('Active Projects'), exitingProjects: t('Exiting Projects'), exitedProjects: t('Exited Projects') },
    totals: { totalInvestmentAmount: t('Total investment'), totalDistributionAmount: t('Total distribution') },
  }),
  LOAN: () => ({
    states: { activeProjects: t('Active'), exitedProjects: t('Exited') },
    totals: { totalLoanAmount: t('Total loan'), totalPaymentAmount: t('Total payment') },
  }),
} satisfies Record<string, () => Tab>;
type TabName = keyof typeof tabs;

const Totals = ({ totals, investments }: { totals: Tab['totals']; investments: Investments }) => (
  <dl className="totals">
    {Object.entries(totals).map(([name, label]) => {
      const amounts = investments[name as Total] as Partial<Investments[Total]> | undefined;
      return (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{formatMoney(amounts?.USD, 'USD') ?? 'USD –'}</dd>
          <dd>{formatMoney(amounts?.CAD, 'CAD') ?? 'CAD –'}</dd>
        </div>
      );
    })}
  </dl>
);

const TabContent = ({ client, tab }: { client: Client; tab: TabName }) => {
  const { states, totals }: Tab = tabs[tab]();
  const [chosen, setChosen] = useState<State | null>(null);
  const { data, error, refetch } = useCallQuery('GET /appuser/{id}/investments/{tab}', { path: { id: client.id, tab } });
  if (error) {
    return (
      <div className="investments-empty" role="alert">
        <p>{failureText(error) ?? t('The investments could not be loaded')}</p>
        <Button onClick={() => void refetch()}>{translate('shell.retry')}</Button>
      </div>
    );
  }
  if (!data) return <div className="investments-empty" role="progressbar" aria-label={t('Loading')} />;
  const names = Object.keys(states) as State[];
  // at first the one that holds something
  const state = chosen ?? names.find((name) => data[name]?.length) ?? names[0]!;
  const projects = data[state] ?? [];
  return (
    <>
      <Totals totals={totals} investments={data} />
      <div className="segments" role="group" aria-label={t('Projects')}>
        {Object.entries(states).map(([name, label]) => (
          <button key={name} type="button" className="segment" aria-pressed={name === state} onClick={() => setChosen(name as State)}>
            <span>{label}</span> <span className="segment-count">{data[name as State]?.length ?? 0}</span>
          </button>
        ))}
      </div>
      {projects.length === 0 ? (
        <p className="investments-empty">{t('No projects here')}</p>
      ) : (
        <>
          <ProjectTable projects={projects} label={states[state] ?? ''} isLoan={tab === 'LOAN'} />
          <Popup onFailure={() => {}}>
            <SplitChart projects={projects} isLoan={tab === 'LOAN'} />
          </Popup>
        </>
      )}
    </>
  );
};

/** The investments of a client: PDL and LOAN, each with its totals and projects. */
const InvestmentsDialog = ({ client, onClose }: { client: Client; onClose: () => void }) => {
  const [tab, setTab] = useState<TabName>('PDLI');
  return (
    <Dialog title={t('Investment Summary')} about={clientTitle(client)} width={1280} onClose={onClose}>
      <Tabs label={t('Investment Summary')} tabs={{ PDLI: t('PDL'), LOAN: t('LOAN') }} current={tab} onChange={setTab}>
        <TabContent key={tab} client={client} tab={tab} />
      </Tabs>
    </Dialog>
  );
};
export default InvestmentsDialog;
