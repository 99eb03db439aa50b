import { useState, type ReactNode } from 'react';
import { useText } from '../messages/i18n';
import { EyeIcon } from './icons';
import { Popup } from './Popup';

type Props = {
  /** What is viewed, for the accessible name. */ label: string;
  /** The dialog, given how to close it. */ children: (close: () => void) => ReactNode;
};

/** View: opens a dialog that loads when it is asked for. */
export const ViewLink = ({ label, children }: Props) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="text-link" aria-label={`${t('file.view')} ${label}`} onClick={() => setOpen(true)}>
        <EyeIcon />
        {t('file.view')}
      </button>
      {isOpen && <Popup onFailure={close}>{children(close)}</Popup>}
    </>
  );
};
