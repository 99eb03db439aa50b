import { useId, useState } from 'react';
import { Button } from '../Button';
import { useOnDemandText } from '../../messages/onDemand';
import { copyText } from '../copyText';
import { Dialog } from './Dialog';
import { CopyIcon } from '../icons';
import { showToast } from '../toasts/toasts';
import { useAutoFocus } from '../focus/useAutoFocus';

type Props = {
  title: string;
  about?: string;
  /** What is shown, and copied whole; it may have several lines. */ text: string;
  onClose: () => void;
};

/** Holds a password until it is closed: nothing that must be copied lives in a message alone. */
export const ShownOnceDialog = ({ title, about, text, onClose }: Props) => {
  const t = useOnDemandText();
  const textId = useId();
  const start = useAutoFocus<HTMLButtonElement>();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(text))) return;
    setCopied(true);
    showToast('success', t('literal.copySuccess'));
  };
  return (
    <Dialog
      title={title}
      about={about}
      describedBy={textId}
      isHeld
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>{t('shell.close')}</Button>
          <Button look="main" ref={start} onClick={() => void copy()}>
            <CopyIcon />
            <span>{t(isCopied ? 'shown.copied' : 'shell.copy')}</span>
          </Button>
        </>
      }
    >
      <p id={textId} className="shown-password" translate="no">
        {text}
      </p>
    </Dialog>
  );
};
