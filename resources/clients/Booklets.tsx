import { emptyMark } from '../../src/fields';
import type { PanelProps } from '../../src/schema';
import { buttonClass } from '../../src/ui/Button';
import { ExternalLinkIcon } from '../../src/ui/icons';
import { ExternalLink } from '../../src/ui/Link';
import type { Client } from './client';
import { t } from './texts';

/** The order of the specification (CLI-058). */
const languages = ['EN', 'ZH_HK', 'JA', 'ZH_CN'] as const;

/** A link for each language that has a booklet. */
const Booklets = ({ record }: PanelProps<Client>) => {
  const links = languages.flatMap((language) => {
    const href = record.booklets?.[language];
    return href ? [{ language, href }] : [];
  });
  if (links.length === 0) return emptyMark;
  return (
    <ul className="text-links">
      {links.map(({ language, href }) => (
        <li key={language}>
          <ExternalLink className={buttonClass('view')} href={href} label={t('Booklet %{language}', { language })}>
            <span>{language}</span> <ExternalLinkIcon />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
};
export default Booklets;
