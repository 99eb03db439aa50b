import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Menu } from '../../authProvider/session';
import { useText } from '../messages/i18n';
import { ChevronDownIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { MenuButton } from '../ui/MenuButton';
import type { MenuTarget } from './menuTarget';

const isCurrent = (menu: Menu, path: string, pathOf: MenuTarget): boolean =>
  menu.children?.length ? menu.children.some((child) => isCurrent(child, path, pathOf)) : path === pathOf(menu.name);

/** Left and right move through the items that are seen. */
const moveFocus = (event: KeyboardEvent) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const items = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('li:not([inert]) .menu-item')];
  const next = items[(items.indexOf(event.target as HTMLElement) + step + items.length) % items.length];
  next?.focus();
  event.preventDefault();
};

/** How many items fit beside "More"; measured once the widths are known, and again when the window changes. */
const useFitting = (count: number) => {
  const box = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const items = [...element.children].slice(0, count) as HTMLElement[];
      const widths = items.map((item) => item.scrollWidth);
      const room = element.clientWidth;
      const total = widths.reduce((sum, width) => sum + width, 0);
      if (total <= room) return setFitting(count);
      let used = 84;
      setFitting(widths.findIndex((width) => (used += width) > room));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('keydown', moveFocus);
    return () => {
      observer.disconnect();
      element.removeEventListener('keydown', moveFocus);
    };
  }, [count]);
  return { box, fitting };
};

/** The horizontal menu, built from the menus of the sign-in reply alone; what does not fit goes under "More". */
export const MainMenu = ({ menus, pathOf }: { menus: Menu[]; pathOf: MenuTarget }) => {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { box, fitting } = useFitting(menus.length);
  const go = (name: string) => () => void navigate(pathOf(name));
  const entriesOf = (items: Menu[]) =>
    items
      .flatMap((item) => (item.children?.length ? item.children : [item]))
      .map(({ name }) => ({ text: name, isCurrent: pathname === pathOf(name), onSelect: go(name) }));
  const rest = menus.slice(fitting);
  return (
    <nav className="main-menu" aria-label={t('header.menu')}>
      <ul ref={box}>
        {menus.map((menu, i) => (
          <li
            key={menu.name}
            className={i < fitting ? '' : 'main-menu-hidden'}
            aria-hidden={i >= fitting || undefined}
            inert={i >= fitting}
          >
            {menu.children?.length ? (
              <MenuButton
                className={`menu-item ${isCurrent(menu, pathname, pathOf) ? 'menu-item-current' : ''}`}
                entries={entriesOf(menu.children)}
              >
                {menu.name}
                <ChevronDownIcon />
              </MenuButton>
            ) : (
              <Link
                className={`menu-item ${isCurrent(menu, pathname, pathOf) ? 'menu-item-current' : ''}`}
                to={pathOf(menu.name)}
                aria-current={isCurrent(menu, pathname, pathOf) ? 'page' : undefined}
              >
                {menu.name}
              </Link>
            )}
          </li>
        ))}
        {rest.length > 0 && (
          <li className="main-menu-more">
            <MenuButton
              className={`menu-item ${rest.some((menu) => isCurrent(menu, pathname, pathOf)) ? 'menu-item-current' : ''}`}
              entries={entriesOf(rest)}
            >
              {t('header.more')}
              <ChevronDownIcon />
            </MenuButton>
          </li>
        )}
      </ul>
    </nav>
  );
};
