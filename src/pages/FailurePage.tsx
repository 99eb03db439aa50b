import { failureText } from '../messages/failureText';
import { shell } from '../messages/signIn';
import { copyText } from '../ui/copyText';
import './pages.css';

/** The version of this build. */
export const version = __PORTAL_VERSION__;

type Props = { error: unknown; onRetry: () => void; title?: string; /** Stands under the title of a page. */ isPart?: boolean };

/** An unexpected failure: what happened, Retry, and what to pass on (version and request id). */
export const FailurePage = ({ error, onRetry, title = shell.failureTitle, isPart }: Props) => {
  const { code, requestId, message } = (error ?? {}) as { code?: string; requestId?: string; message?: string };
  const lines = [
    `${shell.version} ${version}`,
    ...(requestId ? [`${shell.request} ${requestId}`] : []),
    ...(code ? [] : [`${shell.error} ${message ?? String(error)}`]),
  ];
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <div className="plain-page" role="alert">
      <Heading>{code ? (failureText(error) ?? title) : title}</Heading>
      <p>{shell.failureHint}</p>
      <pre className="facts">{lines.join('\n')}</pre>
      <p className="plain-page-buttons">
        <button type="button" className="button button-main" onClick={onRetry}>
          {shell.retry}
        </button>
        <button type="button" className="button" onClick={() => void copyText(lines.join('\n'))}>
          {shell.copy}
        </button>
      </p>
    </div>
  );
};
