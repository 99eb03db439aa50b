import { Button } from '../../../ui/Button';
import { useText } from '../../../messages/i18n';
import { Link } from '../../../ui/Link';
import { useDeclared } from '../../declared';
import { editPathOf, useEntity } from '../../engine';
import { useListScope } from '../state/listContext';
import type { useCreated } from './useCreated';
import './created.css';

/** Names what was created last, on the list that its creation led to: its row may be on another page. */
export const CreatedLast = ({ search, rows }: ReturnType<typeof useCreated>) => {
  const { resource, declaration } = useDeclared();
  const { setSearch } = useListScope();
  const entity = useEntity(resource);
  const t = useText();
  if (!search && rows.length === 0) return null;
  const value = Object.values(search ?? {}).join();
  return (
    <p className="created-last" role="status">
      <span>{t('list.createdLast')}</span>
      {search && (
        <Button look="link" aria-label={t('list.found', { value })} onClick={() => setSearch(search)}>
          {value}
        </Button>
      )}
      {rows.map((row) => {
        const path = editPathOf(entity, row);
        const title = declaration.recordTitle(row);
        return path ? (
          <Link key={row.id} to={path} translate="no">
            {title}
          </Link>
        ) : (
          <bdi key={row.id}>{title}</bdi>
        );
      })}
    </p>
  );
};
