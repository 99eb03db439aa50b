import { useState, type ReactNode } from 'react';
import { Button } from '../Button';
import { useText } from '../../messages/i18n';
import { EyeIcon } from '../icons';
import { Popup } from '../popups/Popup';

type Props = {
  /** What is viewed, for the accessible name. */ label: string;
  /** The dialog, given how to close it. */ children: (close: () => void) => ReactNode;
  /** A button with the label. Default: a link that says View. */ isButton?: boolean;
  isOpenAtFirst?: boolean;
  /** Called when it opens and when it closes. */ onOpen?: (isOpen: boolean) => void;
};

/** View: opens a dialog that loads when it is asked for. */
export const ViewLink = ({ label, children, isButton, isOpenAtFirst = false, onOpen }: Props) => {
  const t = useText();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const show = (next: boolean) => {
    setOpen(next);
    onOpen?.(next);
  };
  const close = () => show(false);
  return (
    <>
      {isButton ? (
        <Button onClick={() => show(true)}>{label}</Button>
      ) : (
        <Button look="view" aria-label={t('file.of', { action: t('file.view'), name: label })} onClick={() => show(true)}>
          <EyeIcon />
          <span>{t('file.view')}</span>
        </Button>
      )}
      {isOpen && <Popup onFailure={close}>{children(close)}</Popup>}
    </>
  );
};
