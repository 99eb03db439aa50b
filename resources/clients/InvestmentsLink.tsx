import { useState } from 'react';
import type { PanelProps } from '../../src/schema';
import { EyeIcon } from '../../src/ui/icons';
import { lazyPart } from '../../src/ui/parts';
import { Popup } from '../../src/ui/Popup';
import type { Client } from './client';

const InvestmentsDialog = lazyPart(() => import('./investments/InvestmentsDialog'));

/** View of the investment summary (CLI-089). */
const InvestmentsLink = ({ label, record }: PanelProps<Client>) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="text-link" aria-label={`View ${label}`} onClick={() => setOpen(true)}>
        <EyeIcon />
        View
      </button>
      {isOpen && (
        <Popup onFailure={close}>
          <InvestmentsDialog client={record} onClose={close} />
        </Popup>
      )}
    </>
  );
};
export default InvestmentsLink;
