import * as literal from './literal';
import { shell } from './signIn';

/** A failed call as far as its text goes; see CallFailure in the data provider. */
type Failure = { code?: string; text?: string };

const texts: Record<string, string> = {
  network: literal.networkError,
  timeout: literal.connectionTimeout,
  forbidden: literal.noPermission,
  download: literal.downloadFailed,
  partMissing: shell.partMissing,
};
/** Nothing is shown: status "02", what the person cancelled, and ends of session, which announce themselves. */
const silent = ['ignored', 'aborted', 'sessionEnded', 'conflict'];

/** The text of a failure (PLT-082 to PLT-092), or null when none is shown. */
export const failureText = (error: unknown): string | null => {
  const { code = '', text = '' } = (error ?? {}) as Failure;
  if (silent.includes(code) || (error as Error | null)?.name === 'AbortError') return null;
  if (code === 'refused' || code === 'notOk' || code === 'gone') return text || literal.systemBusy;
  return texts[code] ?? literal.systemBusy;
};
