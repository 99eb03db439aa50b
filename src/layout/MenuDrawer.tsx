import Drawer from '@mui/material/Drawer';
import { useLocation } from 'react-router-dom';
import { Button } from '../ui/Button';
import type { Menu } from '../../authProvider/session';
import { useText } from '../messages/i18n';
import { CloseIcon } from '../ui/icons';
import { PortalTheme } from '../ui/theme/PortalTheme';
import { currentPathOf, type MenuTarget } from './menuTarget';

type Props = {
  menus: readonly Menu[];
  target: MenuTarget;
  /** Who is signed in. */ person: string;
  onClose: () => void;
  onGo: (path: string) => void;
};

/** The menu on narrow screens. */
const MenuDrawer = ({ menus, target, person, onClose, onGo }: Props) => {
  const t = useText();
  const { pathname } = useLocation();
  const current = currentPathOf(menus, pathname, target);
  const go = (name: string) => () => {
    onClose();
    onGo(target.pathOf(name));
  };
  const draw = ({ name, children }: Menu) => (
    <li key={name}>
      {children?.length ? (
        <>
          <span className="drawer-group">{name}</span>
          <ul>{children.map(draw)}</ul>
        </>
      ) : (
        <button
          type="button"
          className="drawer-item"
          aria-current={target.pathOf(name) === current ? 'page' : undefined}
          onClick={go(name)}
        >
          {name}
        </button>
      )}
    </li>
  );
  return (
    <PortalTheme>
      <Drawer open disableScrollLock onClose={onClose} slotProps={{ paper: { role: 'dialog', 'aria-label': t('header.menu') } }}>
        <nav className="drawer" aria-label={t('header.menu')}>
          <p className="drawer-head">
            <Button look="icon" aria-label={t('header.closeMenu')} onClick={onClose}>
              <CloseIcon />
            </Button>
            <span>{person}</span>
          </p>
          <ul>{menus.map(draw)}</ul>
        </nav>
      </Drawer>
    </PortalTheme>
  );
};
export default MenuDrawer;
