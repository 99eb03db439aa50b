/** The texts of the sign-in page and of what can show beside it: they load before the catalogue does. */
export const signIn = {
  login: 'Login',
  loginHint: 'Single sign-on with your staff account',
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
};

/** The texts of messages, the offline banner, the reload notice, the lock and failures. */
export const shell = {
  close: 'Close',
  messages: 'Messages',
  offline: 'You are offline. What you typed is kept; saving works again when the connection is back.',
  reloadNotice: 'A new version of the portal is available.',
  reloadNoticeUnsaved: 'A new version of the portal is available. Save or copy what you typed, then reload.',
  reload: 'Reload',
  failureTitle: 'This page could not be shown',
  failureHint: 'Nothing was changed. If it happens again, pass the lines below on.',
  retry: 'Retry',
  copy: 'Copy',
  version: 'Version',
  request: 'Request',
  error: 'Error',
  configTitle: 'The portal is not configured correctly',
  configHint: 'config.json of this installation needs mending:',
  loading: 'Loading',
};
