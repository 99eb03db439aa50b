import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import englishWords from 'ra-language-english';
import { I18nContext, useI18nProvider, type I18nProvider } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import { createI18nProvider, useText } from '../../messages/i18n';
import { flattened, type Tree } from '../../messages/keys';
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

type InputRootProps = FormControlProps & { InputProps?: unknown; ownerState?: unknown };
/** The root of a text input. react-admin passes `InputProps` for older versions of MUI; this version would write it as an attribute. */
const InputRoot = ({ InputProps: _InputProps, ownerState: _ownerState, ...props }: InputRootProps) => <FormControl {...props} />;

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
  components: {
    ...muiOptions.components,
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', slots: { root: InputRoot } } },
    ...withoutHelperText,
    RaTextInput,
    RaBulkDeleteButton: pessimistic,
    RaDeleteButton: pessimistic,
  },
});

/** The provider of the portal knows the texts of its entities. */
const textOfEntity = (ofPortal: I18nProvider, key: string) => {
  if (!key.startsWith('resources.')) return undefined;
  const text = ofPortal.translate(key, { _: '' });
  return text === '' ? undefined : text;
};

/** The words of react-admin's components. */
const words = flattened(englishWords as unknown as Tree);

/**
 * Goes around ordinary react-admin components: MUI's theme in the tokens of the design, their words under those of the portal,
 * and what their inputs need. Only for parts that arrive when they are drawn: it brings MUI with it.
 */
export const ReactAdminTheme = ({ children }: { children: ReactNode }) => {
  const t = useText();
  const ofPortal = useI18nProvider();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- made anew in another language
  const i18nProvider = useMemo(() => createI18nProvider((key) => textOfEntity(ofPortal, key), words), [t, ofPortal]);
  return (
    <I18nContext value={i18nProvider}>
      <ThemeProvider theme={theme} storageManager={null}>
        {children}
      </ThemeProvider>
    </I18nContext>
  );
};
