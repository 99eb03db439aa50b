import { useEffect, type ReactNode } from 'react';
import { useText } from '../messages/i18n';
import { noPermission, productTitle } from '../messages/literal';
import './pages.css';

/** The page of an address that this person may not use. @param children the ways on */
export const NoAccessPage = ({ children }: { children: ReactNode }) => {
  const t = useText();
  useEffect(() => {
    document.title = [noPermission, productTitle].join(' – ');
  }, []);
  return (
    <div className="plain-page" role="alert">
      <h1>{noPermission}</h1>
      <p>{t('page.noAccessHint')}</p>
      {children}
    </div>
  );
};
