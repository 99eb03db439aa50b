import { useText } from '../messages/i18n';
import { Link } from '../ui/Link';
import { useEngine } from './engine';

/** Links to the pages that this person can open. */
export const Areas = () => {
  const t = useText();
  const { areas } = useEngine();
  if (areas.length === 0) return null;
  return (
    <nav className="areas" aria-label={t('page.areas')}>
      <p>{t('page.areas')}</p>
      <ul>
        {areas.map(({ title, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
