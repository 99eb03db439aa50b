import { useState } from 'react';
import { CheckIcon } from '../../../src/ui/icons';
import { ExternalLink } from '../../../src/ui/Link';
import { t } from '../texts';
import type { PlacedLink } from './links';
import { ReviewLine } from './ReviewLine';

/** Every address that recipients can open, and whether somebody has looked at it from here. */
export const LinkLine = ({ links }: { links: readonly PlacedLink[] }) => {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (links.length === 0) return null;
  return (
    <ReviewLine label={t('Links')}>
      <ul className="review-links">
        {links.map(({ href, places }) => (
          <li key={href}>
            <ExternalLink href={href} onOpen={() => setOpened((before) => new Set([...before, href]))}>
              {href}
            </ExternalLink>
            <span className="hint">
              {opened.has(href) ? (
                <>
                  <span>{places.join(', ')}</span>
                  <span className="review-opened">
                    <CheckIcon aria-hidden /> <span>{t('opened')}</span>
                  </span>
                </>
              ) : (
                <span>{t('%{places} · not opened from here', { places: places.join(', ') })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </ReviewLine>
  );
};
