import { failureOf, isUnanswered } from '../../contract/failure';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { failureText } from '../messages/failureText';
import { useStartText } from '../messages/start';
import { cmsAnswers } from '../ui/cmsAnswers';
import { copyText } from '../ui/copyText';
import './pages.css';

/** The version of this build. */
export const version = __PORTAL_VERSION__;

type Props = {
  error: unknown;
  onRetry: () => void;
  title?: string;
  /** Stands under the title of a page. */ isPart?: boolean;
  /** The link shown when the record does not exist. */ way?: ReactNode;
};

/** A failure: what happened, the way on or Retry, and what to pass on (version and request id). It retries by itself once the CMS answers again. */
export const FailurePage = ({ error, onRetry, title, isPart, way }: Props) => {
  const t = useStartText();
  const own = title ?? t('shell.failureTitle');
  const { code, requestId, retryAfter, message } = failureOf(error);
  const isWaiting = isUnanswered(error);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => retry();
    window.addEventListener(cmsAnswers, listener);
    return () => window.removeEventListener(cmsAnswers, listener);
  }, [isWaiting]);
  const lines = [
    `${t('shell.version')} ${version}`,
    ...(requestId ? [`${t('shell.request')} ${requestId}`] : []),
    ...(code ? [] : [`${t('shell.error')} ${message ?? String(error)}`]),
  ];
  const isMissing = way !== undefined && (code === 'refused' || code === 'noRecord');
  const facts = <pre className="facts">{lines.join('\n')}</pre>;
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <div className="plain-page" role="alert">
      <Heading>{code ? (failureText(error) ?? own) : own}</Heading>
      <p>{isMissing ? t('shell.missingHint') : t('shell.failureHint')}</p>
      {retryAfter && <p>{t('shell.retryAfter', { smart_count: retryAfter })}</p>}
      {!isMissing && facts}
      <p className="plain-page-buttons">
        {isMissing && way}
        <Button look={isMissing ? 'plain' : 'main'} onClick={onRetry}>
          {t('shell.retry')}
        </Button>
        <Button onClick={() => void copyText(lines.join('\n'))}>{t('shell.copy')}</Button>
      </p>
      {isMissing && facts}
    </div>
  );
};
