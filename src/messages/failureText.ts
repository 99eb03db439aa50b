import { failureOf, type FailureCode } from '../../contract/failure';
import { asIs, type Translated } from './page';
import { startText } from './start';

const texts = {
  network: 'literal.networkError',
  timeout: 'literal.connectionTimeout',
  forbidden: 'literal.noPermission',
  download: 'literal.downloadFailed',
  noRecord: 'shell.noRecord',
  partMissing: 'shell.partMissing',
} as const satisfies Partial<Record<FailureCode, string>>;
const isNamed = (code: FailureCode | undefined): code is keyof typeof texts => code !== undefined && Object.hasOwn(texts, code);
/** Nothing is shown: status "02", what the person cancelled, and ends of session, which announce themselves. */
const silent: readonly (FailureCode | undefined)[] = ['ignored', 'aborted', 'sessionEnded', 'conflict'];

/** The text of a failure (PLT-082 to PLT-092), or null when none is shown. What the server says is shown as it says it. */
export const failureText = (error: unknown): Translated | null => {
  const { code, text = '' } = failureOf(error);
  if (silent.includes(code) || (error as Error | null)?.name === 'AbortError') return null;
  if ((code === 'refused' || code === 'notOk' || code === 'gone') && text) return asIs(text);
  return startText(isNamed(code) ? texts[code] : 'literal.systemBusy');
};
