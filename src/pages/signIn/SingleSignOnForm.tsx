import { Button } from '../../ui/Button';
import type { Config } from '../../config';
import { useStartText } from '../../messages/start';

type Props = Config['singleSignOn'] & { hint: string; onLeave: () => void };

const portalAddress = () => `${window.location.origin}${window.location.pathname}`;

/** Posts the configured form to the external single-sign-on page (PLT-026, PLT-027). */
export const SingleSignOnForm = ({ action, fields, hint, onLeave }: Props) => {
  const t = useStartText();
  return (
    <form method="post" action={action} onSubmit={onLeave} className="sign-in-form">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value.replaceAll('{portal}', portalAddress())} />
      ))}
      <Button type="submit" look="main">
        {t('signIn.login')}
      </Button>
      <p className="hint">{hint}</p>
      <p className="sign-in-or">
        <span>{t('signIn.or')}</span>
      </p>
    </form>
  );
};
