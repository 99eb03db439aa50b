import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiOptions } from './muiOptions';

/** Menus and panels belong to what they open from: they stand in the landmark of the page, and over the dialog. */
export const popupContainer = (anchor: HTMLElement) =>
  anchor.closest('.MuiDialog-root') ? document.body : (document.getElementById('content') ?? document.body);

const theme = createTheme(muiOptions);

/** MUI in the tokens of the design. It loads with the first menu or dialog; pages themselves need none of it. */
export const PortalTheme = ({ children }: { children: ReactNode }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>;
