import { useEffect, type ReactNode } from 'react';
import { productTitle } from '../messages/literal';
import { useText } from '../messages/i18n';
import { ArrowLeftIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import './page.css';

type Props = {
  title: string;
  /** The record's name, behind the title. */ record?: string;
  back?: { to: string; title: string };
  children?: ReactNode;
};

/** The title row of a page: back link, title (also that of the document, PLT-019), actions at the right. */
export const PageHead = ({ title, record, back, children }: Props) => {
  const t = useText();
  useEffect(() => {
    document.title = [record ? `${title} · ${record}` : title, productTitle].join(' – ');
  }, [title, record]);
  return (
    <div className={`page-head ${back ? 'page-head-back' : ''}`}>
      <div className="page-head-titles">
        {back && (
          <Link className="back-link" to={back.to} aria-label={t('page.back', { title: back.title })}>
            <ArrowLeftIcon aria-hidden />
            {back.title}
          </Link>
        )}
        <h1>
          {title}
          {record && (
            <>
              <span className="page-head-dot"> · </span>
              {record}
            </>
          )}
        </h1>
      </div>
      <div className="page-head-actions">{children}</div>
    </div>
  );
};
