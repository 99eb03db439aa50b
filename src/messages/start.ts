/** The texts of the sign-in page and of what can show beside it: they load before those of the portal do. */
import { useCallback, useSyncExternalStore } from 'react';
import type { KeyOf, ValuesAt } from './keys';
import {
  productTitle,
  networkError,
  connectionTimeout,
  noPermission,
  systemBusy,
  downloadFailed,
  emailAddressEmpty,
  passwordEmpty,
  continueAs,
  logoutSuccessful,
} from './literal';
import { pageTexts, translated, type Translated, type Values } from './page';
import { formOf } from './plurals';

const signIn = {
  login: 'Login',
  loginHint: 'Single sign-on with your staff account',
  loginHintDraft: 'Leaves this page: what %{name} entered and did not save will be lost.',
  unsavedInput: 'What %{name} entered and did not save is kept on this page until %{name} signs in below.',
  checking: 'Checking your account…',
  or: 'or',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  continue: 'Continue',
  cancel: 'Cancel',
  continueHint: 'Single sign-on sent you here with an account that this tab did not ask for.',
  replaceHint: 'You are signed in as %{name}. Continuing ends that session.',
} as const;

/** The texts of messages and failures. */
const shell = {
  close: 'Close',
  messages: 'Messages',
  partMissing: 'This part could not be loaded. Check the connection and try again.',
  noRecord: 'The record does not exist',
  sessionEnded: 'Your session has ended. Please sign in again.',
  copyFailed: 'The browser did not allow copying. Select the text and copy it by hand.',
  failureTitle: 'This page could not be shown',
  failureHint: 'Nothing was changed. If it happens again, pass the lines below on.',
  missingHint: 'It may have been deleted, or the address may be wrong.',
  retry: 'Retry',
  retryAfter: 'The server asks to wait one second first. |||| The server asks to wait %{smart_count} seconds first.',
  copy: 'Copy',
  version: 'Version',
  request: 'Request',
  error: 'Error',
  configTitle: 'The portal is not configured correctly',
  configHint: 'config.json of this installation needs mending:',
  loading: 'Loading…',
  language: 'Language',
  languageFailed: 'The texts in %{language} could not be loaded. Choose it again to try again.',
} as const;

export const startTexts = {
  signIn,
  shell,
  literal: {
    productTitle,
    networkError,
    connectionTimeout,
    noPermission,
    systemBusy,
    downloadFailed,
    emailAddressEmpty,
    passwordEmpty,
    continueAs,
    logoutSuccessful,
  },
} as const;
type StartTexts = typeof startTexts;
const textAt = (key: string) => {
  const [group, name] = key.split('.') as [keyof StartTexts, string];
  return (startTexts[group] as Readonly<Record<string, string>>)[name]!;
};

/** A text that may show before the portal has loaded, by its typed key. @example startText('shell.close') */
export const startText = <K extends KeyOf<StartTexts>>(key: K, ...[values]: ValuesAt<StartTexts, K>): Translated =>
  translated(key, textAt(key), values as Values | undefined, formOf);

/** The same for components: they are drawn again when the language of the page changes. */
export const useStartText = () => {
  const page = useSyncExternalStore(pageTexts.subscribe, pageTexts.get, pageTexts.get);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another language is another function, for what remembers its texts
  return useCallback(((...asked) => startText(...asked)) as typeof startText, [page]);
};
