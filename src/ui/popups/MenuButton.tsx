import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, type ButtonLook } from '../Button';
import { lazyComponent, preloadLazy } from '../lazy';
import { pressedKeys } from '../pressedKeys';
import { Popup } from './Popup';
import type { MenuEntry } from './PopupMenu';

const loadMenu = () => import('./PopupMenu');
const loadPanel = () => import('./PopupPanel');
const PopupMenu = lazyComponent(loadMenu);
const PopupPanel = lazyComponent(loadPanel);

type ButtonProps = {
  /** The accessible name; the content may say less. */ label?: string;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
  /** Opens towards the left. */ isAtEnd?: boolean;
  title?: string;
};

/** What a button has opened goes with the page that it was opened on. */
const useAnchor = () => {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shownPath, setShownPath] = useState(pathname);
  // not in an effect: that also runs after the first render, and would close a menu that has been opened by then
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setAnchor(null);
  }
  return [anchor, setAnchor] as const;
};

/** A button that opens a menu. What it opens loads when the pointer or the focus comes near. */
export const MenuButton = ({
  label,
  look,
  className,
  children,
  entries,
  heading,
  isAtEnd,
  title,
}: ButtonProps & { entries: MenuEntry[]; /** A line over the entries. */ heading?: string }) => {
  const [anchor, setAnchor] = useAnchor();
  const preload = () => preloadLazy(loadMenu);
  return (
    <>
      <Button
        look={look}
        className={className}
        title={title}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={(event) => {
          // in a table the arrow has moved the focus to the next row
          if (event.defaultPrevented || pressedKeys(event) !== 'ArrowDown') return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
      >
        {children}
      </Button>
      {anchor && (
        <Popup onFailure={() => setAnchor(null)}>
          <PopupMenu
            anchor={anchor}
            entries={entries}
            label={label ?? anchor.textContent}
            heading={heading}
            isAtEnd={isAtEnd}
            onClose={() => setAnchor(null)}
          />
        </Popup>
      )}
    </>
  );
};

/** A button that opens a panel; `panel` is given how to close it. */
export const PanelButton = ({
  label,
  look,
  className,
  children,
  panel,
  ahead,
  isAtEnd,
  title,
}: ButtonProps & {
  label: string;
  panel: (close: () => void) => ReactNode;
  /** A part that the panel draws, loaded with it. */ ahead?: () => Promise<{ default: unknown }>;
}) => {
  const [anchor, setAnchor] = useAnchor();
  const preload = () => [loadPanel, ...(ahead ? [ahead] : [])].forEach(preloadLazy);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        look={look}
        className={className}
        title={title}
        aria-label={look === 'icon' ? label : undefined}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </Button>
      {anchor && (
        <Popup onFailure={() => setAnchor(null)}>
          <PopupPanel anchor={anchor} label={label} isAtEnd={isAtEnd} onClose={close}>
            {panel(close)}
          </PopupPanel>
        </Popup>
      )}
    </>
  );
};
