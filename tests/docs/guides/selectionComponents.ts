/** Components that select rows, beyond those of docs/react-admin-components.md. */
import type { Copy } from './copy';

/** Stands beside the partners: react-admin's toolbar over a list without checkboxes. */
const partnersAside = `import { BulkActionsToolbar, useListContext } from 'react-admin';
import { ReactAdminTheme } from '../../src/ui/theme/ReactAdminTheme';
import { t } from './texts';

export default function PartnersAside() {
  const { data = [], onToggleItem } = useListContext();
  return (
    <ReactAdminTheme>
      <div style={{ height: 48 }} />
      <BulkActionsToolbar>
        <button onClick={() => onToggleItem(data[1]!.id)}>{t('Second')}</button>
      </BulkActionsToolbar>
      <button onClick={() => onToggleItem(data[0]!.id)}>{t('First')}</button>
    </ReactAdminTheme>
  );
}
`;

/** A bulk action of clients that reports how many are selected. */
const clientsBulkActions = `import { BulkActionsToolbar, useListContext, useNotify } from 'react-admin';
import { ReactAdminTheme } from '../../src/ui/theme/ReactAdminTheme';
import { t } from './texts';

export default function ClientsBulkActions() {
  const { selectedIds } = useListContext();
  const notify = useNotify();
  return (
    <ReactAdminTheme>
      <BulkActionsToolbar>
        <button onClick={() => notify(selectedIds.length + ' are meant')}>{t('Count')}</button>
      </BulkActionsToolbar>
    </ReactAdminTheme>
  );
}
`;

/** Adds a selection to lists with a search, filters, sorts and pages, and to one in a dialog. */
export const addSelections = (copy: Copy) => {
  const toolbar = `bulkActions: () => import('../hotlines/HotlinesBulkActions'),\n    `;
  copy.write('resources/clients/ClientsBulkActions.tsx', clientsBulkActions);
  copy.edit('resources/clients/clients.ts', 'rowActions: [', "bulkActions: () => import('./ClientsBulkActions'),\n    rowActions: [");
  copy.edit('resources/partners/partnerClients.ts', 'rowActions: [', `${toolbar}rowActions: [`);
  copy.write('resources/partners/PartnersAside.tsx', partnersAside);
  copy.edit('resources/partners/partners.ts', 'rowActions: [', "aside: () => import('./PartnersAside'),\n    rowActions: [");
};
