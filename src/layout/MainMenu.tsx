import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Menu } from '../../authProvider/session';
import { useText } from '../messages/i18n';
import { ChevronDownIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { MenuButton } from '../ui/popups/MenuButton';
import { pressedKeys } from '../ui/pressedKeys';
import { currentPathOf, type MenuTarget } from './menuTarget';

const holds = (menu: Menu, path: string | undefined, pathOf: MenuTarget['pathOf']): boolean =>
  menu.children?.length ? menu.children.some((child) => holds(child, path, pathOf)) : path === pathOf(menu.name);

/** Left and right move through the items that are seen. */
const moveFocus = (event: KeyboardEvent) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[pressedKeys(event)];
  if (!step) return;
  const items = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('li:not([inert]) .menu-item')];
  const next = items[(items.indexOf(event.target as HTMLElement) + step + items.length) % items.length];
  next?.focus();
  event.preventDefault();
};

const widthOf = (element: Element) => element.getBoundingClientRect().width;

/** How many items fit beside "More"; measured once the widths are known, and again when the window, the font or an item changes. */
const useFitting = (count: number) => {
  const box = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLLIElement>(null);
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const items = [...element.children].slice(0, count) as HTMLElement[];
      const widths = items.map(widthOf);
      const room = widthOf(element);
      const total = widths.reduce((sum, width) => sum + width, 0);
      if (total <= room) return setFitting(count);
      let used = widthOf(more.current!);
      setFitting(widths.findIndex((width) => (used += width) > room));
    };
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) observer.observe(each);
    element.addEventListener('keydown', moveFocus);
    return () => {
      observer.disconnect();
      element.removeEventListener('keydown', moveFocus);
    };
  }, [count]);
  return { box, more, fitting };
};

/** The horizontal menu, built from the menus of the sign-in reply alone; what does not fit goes under "More". */
export const MainMenu = ({ menus, target }: { menus: readonly Menu[]; target: MenuTarget }) => {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { pathOf } = target;
  const current = currentPathOf(menus, pathname, target);
  const isCurrent = (menu: Menu) => holds(menu, current, pathOf);
  const look = (isMarked: boolean) => `menu-item ${isMarked ? 'menu-item-current' : ''}`;
  const { box, more, fitting } = useFitting(menus.length);
  const go = (name: string) => () => void navigate(pathOf(name));
  const entriesOf = (items: Menu[]) =>
    items
      .flatMap((item) => (item.children?.length ? item.children : [item]))
      .map(({ name }) => ({ text: name, isCurrent: current === pathOf(name), onSelect: go(name) }));
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
              <MenuButton look="bare" className={look(isCurrent(menu))} entries={entriesOf(menu.children)}>
                <span>{menu.name}</span>
                <ChevronDownIcon />
              </MenuButton>
            ) : (
              <Link
                className={look(isCurrent(menu))}
                to={pathOf(menu.name)}
                aria-current={isCurrent(menu) ? (pathname === current ? 'page' : true) : undefined}
              >
                {menu.name}
              </Link>
            )}
          </li>
        ))}
        <li
          ref={more}
          className={rest.length > 0 ? '' : 'main-menu-hidden'}
          aria-hidden={rest.length === 0 || undefined}
          inert={rest.length === 0}
        >
          <MenuButton look="bare" className={look(rest.some(isCurrent))} entries={entriesOf(rest)}>
            <span>{t('header.more')}</span>
            <ChevronDownIcon />
          </MenuButton>
        </li>
      </ul>
    </nav>
  );
};
