import type { ThemeOptions } from '@mui/material/styles';

/** MUI in the tokens of the design. Sizes that hold text are in rem, so that the font size of the browser applies. */
export const muiOptions = {
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
      defaultProps: { transitionDuration: 0, disableScrollLock: true },
      styleOverrides: { paper: { marginTop: 4, minWidth: '10.5rem' }, list: { padding: 4 } },
    },
    MuiListSubheader: {
      styleOverrides: {
        root: { padding: '4px 12px', fontSize: '0.75rem', lineHeight: 1.6667, color: 'var(--text2)', background: 'none' },
      },
    },
    MuiMenuItem: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          fontSize: '0.8125rem',
          lineHeight: 1.5385,
          minHeight: '2rem',
          padding: '6px 12px',
          borderRadius: 4,
          '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--hover)', color: 'var(--accent)' },
          '&.Mui-focusVisible': { outline: '2px solid var(--accent)', outlineOffset: -2 },
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
            backgroundColor: 'var(--accent-soft)',
            color: 'var(--accent)',
          },
          '@media (max-width: 639px)': { minHeight: '2.5rem' },
        },
      },
    },
    MuiPopover: { defaultProps: { transitionDuration: 0, disableScrollLock: true }, styleOverrides: { paper: { marginTop: 4 } } },
    MuiDialog: {
      defaultProps: { transitionDuration: 0 },
      styleOverrides: { paper: { borderRadius: 8, margin: 16, width: 'calc(100% - 32px)' } },
    },
    MuiDrawer: { defaultProps: { transitionDuration: 0 } },
  },
} satisfies ThemeOptions;
