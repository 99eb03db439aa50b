import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { popupContainer, PortalTheme } from '../theme/PortalTheme';

/** One line of a menu. */
export type MenuEntry = {
  text: string;
  /** Default: that of the page. */ lang?: string;
  /** A text over the entry, which begins a group. */ heading?: string;
  /** A rule under the entry, which ends a group. */ divider?: boolean;
  onSelect: () => void;
  isCurrent?: boolean;
};

type Props = { anchor: HTMLElement; entries: MenuEntry[]; label: string; heading?: string; isAtEnd?: boolean; onClose: () => void };

/** The opened menu of a MenuButton: arrows, Enter, Esc, letters. Loads with the first menu. */
const PopupMenu = ({ anchor, entries, label, heading, isAtEnd, onClose }: Props) => (
  <PortalTheme>
    <Menu
      open
      anchorEl={anchor}
      container={popupContainer(anchor)}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: isAtEnd ? 'right' : 'left' }}
      transformOrigin={{ vertical: 'top', horizontal: isAtEnd ? 'right' : 'left' }}
    >
      {heading && <ListSubheader role="presentation">{heading}</ListSubheader>}
      {entries.flatMap(({ text, lang, heading: over, divider, isCurrent, onSelect }) => [
        over && (
          <ListSubheader key={over} role="presentation">
            {over}
          </ListSubheader>
        ),
        <MenuItem
          key={text}
          lang={lang}
          divider={divider}
          selected={isCurrent}
          aria-current={isCurrent || undefined}
          onClick={() => {
            onClose();
            onSelect();
          }}
        >
          {text}
        </MenuItem>,
      ])}
    </Menu>
  </PortalTheme>
);
export default PopupMenu;
