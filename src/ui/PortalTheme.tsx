import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** MUI in the tokens of the design. It loads with the first menu or dialog; pages themselves need none of it. */
/** Menus and panels belong to the page they open from, so they stand in its landmark. */
const container = () => document.getElementById('content') ?? document.body;

const theme = createTheme({
  typography: { fontFamily: 'var(--font)', fontSize: 13, button: { textTransform: 'none' } },
  shape: { borderRadius: 6 },
  components: {
    MuiPaper: {
      styleOverrides: {
        root: {
          backgroundColor: 'var(--surface)',
          color: 'var(--text)',
          backgroundImage: 'none',
          boxShadow: 'var(--shadow)',
          border: '1px solid var(--border)',
        },
      },
    },
    MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--scrim)' } } } },
    MuiMenu: {
      defaultProps: { transitionDuration: 0, container },
      styleOverrides: { paper: { marginTop: 4, minWidth: 168 }, list: { padding: 4 } },
    },
    MuiMenuItem: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          fontSize: 13,
          lineHeight: '20px',
          minHeight: 32,
          padding: '6px 12px',
          borderRadius: 4,
          '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--hover)', color: 'var(--accent)' },
          '&.Mui-focusVisible': { outline: '2px solid var(--accent)', outlineOffset: -2 },
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
            backgroundColor: 'var(--accent-soft)',
            color: 'var(--accent)',
          },
          '@media (max-width: 639px)': { minHeight: 40 },
        },
      },
    },
    MuiPopover: { defaultProps: { transitionDuration: 0, container }, styleOverrides: { paper: { marginTop: 4 } } },
    MuiDialog: {
      defaultProps: { transitionDuration: 0 },
      styleOverrides: { paper: { borderRadius: 8, margin: 16, width: 'calc(100% - 32px)' } },
    },
    MuiDrawer: { defaultProps: { transitionDuration: 0 } },
  },
});

export const PortalTheme = ({ children }: { children: ReactNode }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>;
