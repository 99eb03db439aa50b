import { useState } from 'react';
import type { Audience } from '../audience/useAudience';
import { useRecipient, useReaches } from '../audience/useRecipient';
import type { NotificationDraft } from '../notification';
import { PhoneMessage } from '../preview/PhoneMessage';
import { RowChooser } from '../preview/RowChooser';
import { useRows } from '../preview/useRows';
import { t } from '../texts';

type Props = {
  draft: NotificationDraft;
  audience: Audience | undefined;
  /** What tells the questions of this review from others. */ asked: string;
};

/** The message as somebody gets it who really gets it, one after the other; by an id of the list also as somebody would who does not. */
export const RecipientPreview = ({ draft, audience, asked }: Props) => {
  const rows = useRows(draft);
  const [at, setAt] = useState(0);
  /** The row that was found by an id. */
  const [found, setFound] = useState<number | null>(null);
  const recipient = useRecipient(draft, audience, { at, asked, isEnabled: rows !== null });
  const id = found === null ? recipient : rows?.at(found).key;
  const reaches = useReaches(draft, { id: found === null ? undefined : id, asked });
  const line = found ?? (rows && id !== undefined ? rows.find(id) : null);
  return (
    <>
      <PhoneMessage draft={draft} row={line === null ? null : rows!.at(line)} />
      {rows && audience && audience.total > 0 && (
        <RowChooser
          label={t('Recipient')}
          unit="recipient"
          // while the next hundred are on their way the buttons stay, and with them the focus
          shown={id ?? '…'}
          at={found === null ? at : null}
          count={audience.total}
          onStep={(to) => {
            setFound(null);
            setAt(to);
          }}
          find={rows.find}
          onFind={setFound}
          note={reaches === undefined ? null : reaches ? t('gets it') : t('does not get it')}
        />
      )}
    </>
  );
};
