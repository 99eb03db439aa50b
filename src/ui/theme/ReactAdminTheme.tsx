import { createTheme, ThemeProvider } from '@mui/material/styles';
import englishWords from 'ra-language-english';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContext, mergeTranslations } from 'react-admin';
import type { ReactNode } from 'react';
import { catalogue } from '../../messages/i18n';
import { muiOptions } from './muiOptions';

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
/** Buttons that would announce a deletion before the CMS has done it. */
const pessimistic = { defaultProps: { mutationMode: 'pessimistic' } } as const;
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
  ...muiOptions,
  typography: { ...muiOptions.typography, htmlFontSize: 13 },
  components: {
    ...muiOptions.components,
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    ...withoutHelperText,
    RaTextInput,
    RaBulkDeleteButton: pessimistic,
    RaDeleteButton: pessimistic,
  },
});

/** The words of react-admin's components under those of the portal. */
const i18nProvider = polyglotI18nProvider(() => mergeTranslations(englishWords, catalogue), 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
});

/**
 * Goes around ordinary react-admin components: MUI's theme in the tokens of the design, their words, and what their inputs need.
 * Only for parts that arrive when they are drawn: it brings MUI with it.
 */
export const ReactAdminTheme = ({ children }: { children: ReactNode }) => (
  <I18nContext value={i18nProvider}>
    <ThemeProvider theme={theme} storageManager={null}>
      {children}
    </ThemeProvider>
  </I18nContext>
);
