import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { popupContainer, PortalTheme } from './PortalTheme';

type Props = { anchor: HTMLElement; label: string; isAtEnd?: boolean; onClose: () => void; children: ReactNode };

/** A panel that hangs from a button: filters, columns. Loads with the first panel. */
const PopupPanel = ({ anchor, label, isAtEnd, onClose, children }: Props) => (
  <PortalTheme>
    <Popover
      open
      anchorEl={anchor}
      container={popupContainer(anchor)}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: isAtEnd ? 'right' : 'left' }}
      transformOrigin={{ vertical: 'top', horizontal: isAtEnd ? 'right' : 'left' }}
    >
      {children}
    </Popover>
  </PortalTheme>
);
export default PopupPanel;
