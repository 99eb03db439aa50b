import type { ReactNode } from 'react';
import { Link } from '../ui/Link';
import { useText } from '../messages/i18n';
import { editPathOf, useEntity } from './engine';

type Props = {
  /** The name in the registry. */ resource: string;
  /** The record that it leads to. */ record: Record<string, unknown>;
  /** What the record is called. */ children: ReactNode;
};

/** A link to the screen of a record in a new tab, which has the session of this one: what is open here stays open. Text where it has none. */
export const RecordLink = ({ resource, record, children }: Props) => {
  const t = useText();
  const path = editPathOf(useEntity(resource), record);
  if (path === null) return children;
  return (
    <Link to={path} target="_blank" rel="opener" title={t('form.opensInNewTab')}>
      {children}
    </Link>
  );
};
