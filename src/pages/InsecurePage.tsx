import { ExternalLink } from '../ui/Link';
import { useOnDemandText } from '../messages/onDemand';
import { startText } from '../messages/start';
import './pages.css';

/** Says why the portal does not start without a secure connection: the browser can then neither encrypt a password nor keep tabs in step. */
export const InsecurePage = () => {
  const t = useOnDemandText();
  const secure = `https://${window.location.host}${window.location.pathname}`;
  return (
    <main className="plain-page">
      <p className="product">{startText('literal.productTitle')}</p>
      <h1>{t('insecure.title')}</h1>
      <p>{t('insecure.meaning')}</p>
      <p>
        <span>{t('insecure.tryThis')}</span> <ExternalLink href={secure}>{secure}</ExternalLink>
      </p>
      <p>{t('insecure.otherwise')}</p>
    </main>
  );
};
