import type { View } from '../schema/head';
import { useText } from '../messages/i18n';
import { PageHead } from './PageHead';
import { pathOf, titleOf, useHead } from './engine';

/** The honest page of a route whose screen is not there yet: says what will be. */
export const PlannedPage = ({ resource, view }: { resource: string; view: View }) => {
  const t = useText();
  const head = useHead(resource);
  return (
    <div className="page">
      <PageHead title={titleOf(head, view)} back={view === 'list' ? undefined : { to: pathOf(head, 'list'), title: head.label }} />
      <div className="card empty">
        <p className="empty-title">{t('page.planned')}</p>
        <p>{t('page.plannedHint', { what: head.planned?.[view] ?? titleOf(head, view) })}</p>
      </div>
    </div>
  );
};
