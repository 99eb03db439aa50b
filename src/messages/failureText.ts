import { failureOf, type FailureCode } from '../../contract/failure';
import * as literal from './literal';
import { shell } from './signIn';

const texts: Partial<Record<FailureCode, string>> = {
  network: literal.networkError,
  timeout: literal.connectionTimeout,
  forbidden: literal.noPermission,
  download: literal.downloadFailed,
  partMissing: shell.partMissing,
};
/** Nothing is shown: status "02", what the person cancelled, and ends of session, which announce themselves. */
const silent: readonly (FailureCode | undefined)[] = ['ignored', 'aborted', 'sessionEnded', 'conflict'];

/** The text of a failure (PLT-082 to PLT-092), or null when none is shown. */
export const failureText = (error: unknown): string | null => {
  const { code, text = '' } = failureOf(error);
  if (silent.includes(code) || (error as Error | null)?.name === 'AbortError') return null;
  if (code === 'refused' || code === 'notOk' || code === 'gone') return text || literal.systemBusy;
  return (code && texts[code]) ?? literal.systemBusy;
};
