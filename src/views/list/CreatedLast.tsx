import { useEffect, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { Button } from '../../ui/Button';
import { useText } from '../../messages/i18n';
import { createdKeyOf, type SearchValues } from './state/listParams';
import { useDeclared } from '../declared';
import { useListScope } from './state/listContext';

/** Names what was created last, on the list that its creation led to, and shows its row: it may stand on no first page. */
export const CreatedLast = () => {
  const { resource } = useDeclared();
  const { setSearch } = useListScope();
  const t = useText();
  const store = useStoreContext();
  const key = createdKeyOf(resource);
  const [search] = useState(() => store.getItem<SearchValues>(key));
  useEffect(() => store.removeItem(key), [store, key]);
  if (!search) return null;
  const value = Object.values(search).join();
  return (
    <p className="created-last" role="status">
      <span>{t('list.createdLast')}</span>{' '}
      <Button look="link" aria-label={t('list.found', { value })} onClick={() => setSearch(search)}>
        {value}
      </Button>
    </p>
  );
};
