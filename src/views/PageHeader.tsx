import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../messages/i18n';
import { focusHeading } from '../ui/focus/focusContent';
import { ArrowLeftIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import './page.css';

type Props = {
  title: string;
  /** The record's name, behind the title. */ record?: ReactNode;
  /** What the document title calls the record. Default: its name. */ documentName?: string;
  /** Facts about the record, beside its name. */ facts?: ReactNode;
  back?: { to: string; title: string };
  children?: ReactNode;
};

/**
 * The title row of a page: back link, title (also that of the document, which begins with the record: tabs show little, PLT-019),
 * actions at the right. The title takes the focus when the page opens.
 */
export const PageHeader = ({
  title,
  record,
  documentName = typeof record === 'string' ? record : undefined,
  facts,
  back,
  children,
}: Props) => {
  const t = useText();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // before the next frame, in which `keepFocus` looks for another place
  useLayoutEffect(() => focusHeading(heading.current!, pathname), [pathname]);
  useEffect(() => {
    document.title = [documentName ? `${documentName} · ${title}` : title, t('literal.productTitle')].join(' – ');
  }, [t, title, documentName]);
  return (
    <div className={`page-head ${back ? 'page-head-back' : ''}`}>
      <div className="page-head-titles">
        {back && (
          <Link className="back-link" to={back.to} aria-label={t('page.back', { title: back.title })}>
            <ArrowLeftIcon aria-hidden />
            <span>{back.title}</span>
          </Link>
        )}
        <div className="page-head-line">
          <h1 ref={heading} tabIndex={-1}>
            <span>{title}</span>
            {record && (
              <>
                <span className="page-head-dot"> · </span>
                <span translate="no">{record}</span>
              </>
            )}
          </h1>
          {facts}
        </div>
      </div>
      <div className="page-head-actions">{children}</div>
    </div>
  );
};
