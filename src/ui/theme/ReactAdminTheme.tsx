import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The inputs of react-admin. Their empty helper text is written as HTML, which the content security policy refuses. */
const inputs = [
  'AutocompleteInput',
  'BooleanInput',
  'CheckboxGroupInput',
  'DatagridInput',
  'DateInput',
  'DateTimeInput',
  'FileInput',
  'ImageInput',
  'NullableBooleanInput',
  'NumberInput',
  'RadioButtonGroupInput',
  'SelectArrayInput',
  'SelectInput',
  'TextArrayInput',
  'TimeInput',
];
const withoutHelperText = Object.fromEntries(inputs.map((name) => [`Ra${name}`, { defaultProps: { helperText: false } }]));
/** An emptied text is '', as in the portal's inputs: null would be a change. */
const RaTextInput = { defaultProps: { helperText: false, parse: (typed: unknown) => typed } };

/** The tokens of the design as MUI's palette; the browser mixes its shades from them, light and dark. */
const theme = createTheme({
  // the page has its own colour scheme, which MUI's variables would take for light
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: { main: 'var(--accent)', contrastText: 'var(--on-accent)' },
    error: { main: 'var(--red)', contrastText: 'var(--on-red)' },
    text: { primary: 'var(--text)', secondary: 'var(--text2)', disabled: 'var(--text3)' },
    background: { default: 'var(--bg)', paper: 'var(--surface)' },
    divider: 'var(--border)',
  },
  typography: { fontFamily: 'var(--font)', fontSize: 13, htmlFontSize: 13, button: { textTransform: 'none' } },
  shape: { borderRadius: 6 },
  components: { MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } }, ...withoutHelperText, RaTextInput },
});

/**
 * Goes around ordinary react-admin components: MUI's theme in the tokens of the design, and what their inputs need of it.
 * Only for parts that arrive when they are drawn: it brings MUI with it.
 */
export const ReactAdminTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme} storageManager={null}>
    {children}
  </ThemeProvider>
);
