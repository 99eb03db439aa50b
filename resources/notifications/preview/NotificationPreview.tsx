import { useState } from 'react';
import type { AsideProps } from '../../../src/schema';
import type { NotificationDraft } from '../notification';
import { t } from '../texts';
import { PhoneMessage } from './PhoneMessage';
import { RowChooser } from './RowChooser';
import { useRows } from './useRows';

/** The notification beside its form, with the amounts of any row of the client list. */
const NotificationPreview = ({ values, isTouched }: AsideProps) => {
  const draft = values as NotificationDraft;
  const rows = useRows(draft);
  const [chosen, setAt] = useState(0);
  const at = rows && rows.count > 0 ? Math.min(chosen, rows.count - 1) : null;
  return (
    <>
      <PhoneMessage draft={draft} isTouched={isTouched} row={at === null ? null : rows!.at(at)} />
      {rows && at !== null && (
        <RowChooser
          label={t('Row of the client list')}
          unit="row"
          shown={rows.at(at).key!}
          at={at}
          count={rows.count}
          onStep={setAt}
          find={rows.find}
          onFind={setAt}
        />
      )}
    </>
  );
};
export default NotificationPreview;
