import Popover, { type PopoverActions } from '@mui/material/Popover';
import { useCallback, useRef, type ReactNode } from 'react';
import { popupContainer, PortalTheme } from '../theme/PortalTheme';

type Props = { anchor: HTMLElement; label: string; isAtEnd?: boolean; onClose: () => void; children: ReactNode };

/** A panel that hangs from a button: filters, columns. It keeps within the window while its content arrives. Loads with the first panel. */
const PopupPanel = ({ anchor, label, isAtEnd, onClose, children }: Props) => {
  const position = useRef<PopoverActions>(null);
  const keepWithin = useCallback((content: HTMLElement | null) => {
    if (!content) return;
    const observer = new ResizeObserver(() => position.current?.updatePosition());
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return (
    <PortalTheme>
      <Popover
        open
        action={position}
        anchorEl={anchor}
        container={popupContainer(anchor)}
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: isAtEnd ? 'right' : 'left' }}
        transformOrigin={{ vertical: 'top', horizontal: isAtEnd ? 'right' : 'left' }}
      >
        <div ref={keepWithin}>{children}</div>
      </Popover>
    </PortalTheme>
  );
};
export default PopupPanel;
