import { Button } from '../../ui/Button';
import { useText } from '../../messages/i18n';

/** A lookup that did not come, with Retry. */
export const LookupFailure = ({ label, onRetry }: { label: string; onRetry: () => void }) => {
  const t = useText();
  return (
    <>
      <span className="lookup-failure">{t('list.lookupFailed', { label })}</span>{' '}
      <Button look="link" onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    </>
  );
};
