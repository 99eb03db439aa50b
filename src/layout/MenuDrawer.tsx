import Drawer from '@mui/material/Drawer';
import type { Menu } from '../../authProvider/session';
import { useText } from '../messages/i18n';
import { CloseIcon } from '../ui/icons';
import { PortalTheme } from '../ui/PortalTheme';
import type { MenuTarget } from './menuTarget';

type Props = { menus: Menu[]; pathOf: MenuTarget; onClose: () => void; onGo: (path: string) => void };

/** The menu on narrow screens. */
const MenuDrawer = ({ menus, pathOf, onClose, onGo }: Props) => {
  const t = useText();
  const go = (name: string) => () => {
    onClose();
    onGo(pathOf(name));
  };
  const draw = ({ name, children }: Menu) => (
    <li key={name}>
      {children?.length ? (
        <>
          <span className="drawer-group">{name}</span>
          <ul>{children.map(draw)}</ul>
        </>
      ) : (
        <button type="button" className="drawer-item" onClick={go(name)}>
          {name}
        </button>
      )}
    </li>
  );
  return (
    <PortalTheme>
      <Drawer open onClose={onClose} slotProps={{ paper: { role: 'dialog', 'aria-label': t('header.menu') } }}>
        <nav className="drawer" aria-label={t('header.menu')}>
          <button type="button" className="icon-button" aria-label={t('header.closeMenu')} onClick={onClose}>
            <CloseIcon />
          </button>
          <ul>{menus.map(draw)}</ul>
        </nav>
      </Drawer>
    </PortalTheme>
  );
};
export default MenuDrawer;
