import { useEffect, type ReactNode } from 'react';
import { useText } from '../messages/i18n';
import './pages.css';

/** The page of an address that this person may not use. @param children the ways on */
export const NoAccessPage = ({ children }: { children: ReactNode }) => {
  const t = useText();
  useEffect(() => {
    document.title = [t('literal.noPermission'), t('literal.productTitle')].join(' – ');
  }, [t]);
  return (
    <div className="plain-page">
      <h1 tabIndex={-1}>{t('literal.noPermission')}</h1>
      <p>{t('page.noAccessHint')}</p>
      {children}
    </div>
  );
};

/** The start page of a user whose menu has no page that they may open (PLT-012). */
export const NoPermissionsPage = () => {
  const t = useText();
  useEffect(() => {
    document.title = t('literal.productTitle');
  }, [t]);
  return (
    <div className="plain-page">
      <h1 tabIndex={-1}>{t('literal.noPermissionsYet')}</h1>
    </div>
  );
};
