import { useEffect } from 'react';
import { useText } from '../messages/i18n';
import './pages.css';

/** The start page of a user whose menu has no page that they may open (PLT-012). */
export const NoPermissionsPage = () => {
  const t = useText();
  useEffect(() => {
    document.title = t('literal.productTitle');
  }, [t]);
  return (
    <div className="plain-page">
      <h1>{t('literal.noPermissionsYet')}</h1>
    </div>
  );
};
