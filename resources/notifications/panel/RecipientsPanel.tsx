import { useState } from 'react';
import { reportOf } from '../../../src/fields/kinds/file/items/report';
import { csvFirst } from '../../../src/messages/literal';
import type { PanelProps } from '../../../src/schema';
import { Button } from '../../../src/ui/Button';
import { ExternalLink } from '../../../src/ui/Link';
import { lazyComponent } from '../../../src/ui/lazy';
import { Popup } from '../../../src/ui/popups/Popup';
import { showToast } from '../../../src/ui/toasts/toasts';
import { ListLink, useCan, useSettings } from '../../../src/views';
import { firstText } from '../../vocabulary/firstText';
import { recipientsQuery } from '../audience/recipientsQuery';
import { hasVariables, type NotificationDraft } from '../notification';
import { t } from '../texts';
import './recipientsPanel.css';

const TagsDialog = lazyComponent(() => import('./TagsDialog'));
const LeftOut = lazyComponent(() => import('../audience/LeftOut'));

/** Who gets the notification, what tags are, and the template of a client list. */
const RecipientsPanel = ({ record }: PanelProps<NotificationDraft>) => {
  const draft = record as NotificationDraft;
  const { csvTemplate } = useSettings();
  const [isTold, setTold] = useState(false);
  const recipients = recipientsQuery(draft);
  const { fileId } = draft.csvFile ?? {};
  const mayWrite = useCan('notifications', 'write');
  // a list that a notification was sent to is left as it is (NTF-118)
  const isCleared = mayWrite && draft.type !== 'SYSTEM' && (reportOf(draft.csvFile) !== undefined || draft.status === 'PENDING');
  const label = t('View client/partner list');
  const close = () => setTold(false);
  const isWaiting = draft.id === undefined || draft.status === 'PENDING';
  return (
    <div className="recipients-panel">
      {recipients ? (
        <ListLink
          isButton
          label={label}
          resource="recipients"
          path={fileId && isCleared ? { id: fileId } : {}}
          about={firstText(draft.titles ?? {})}
          queryOf={recipients.queryOf}
          offers={recipients.offers}
        />
      ) : (
        <Button
          onClick={() =>
            showToast(
              'error',
              draft.type === 'SYSTEM' ? t('Please select a sales office and a region before you view client list') : t(csvFirst),
            )
          }
        >
          {label}
        </Button>
      )}
      {draft.type !== 'SYSTEM' && csvTemplate && <ExternalLink href={csvTemplate}>{t('CSV template')}</ExternalLink>}
      {draft.type !== 'SYSTEM' && hasVariables(draft.csvType) && (
        <Button look="link" onClick={() => setTold(true)}>
          {t('How to use tags')}
        </Button>
      )}
      {mayWrite && isWaiting && draft.type !== 'SYSTEM' && draft.csvFile && (
        <Popup>
          <LeftOut draft={draft} />
        </Popup>
      )}
      {isTold && (
        <Popup onFailure={close}>
          <TagsDialog onClose={close} />
        </Popup>
      )}
    </div>
  );
};
export default RecipientsPanel;
