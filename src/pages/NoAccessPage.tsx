import { useEffect } from 'react';
import { useText } from '../messages/i18n';
import { noPermission, productTitle } from '../messages/literal';
import { buttonClass } from '../ui/Button';
import { Link } from '../ui/Link';
import './pages.css';

/** The page of an address that this person may not use. */
export const NoAccessPage = () => {
  const t = useText();
  useEffect(() => {
    document.title = [noPermission, productTitle].join(' – ');
  }, []);
  return (
    <div className="plain-page" role="alert">
      <h1>{noPermission}</h1>
      <p>{t('page.noAccessHint')}</p>
      <p className="plain-page-buttons">
        <Link className={buttonClass()} to="/">
          {t('page.home')}
        </Link>
      </p>
    </div>
  );
};
