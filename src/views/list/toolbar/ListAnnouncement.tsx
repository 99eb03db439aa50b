import { useEffect, useState } from 'react';
import { formatCount } from '../../../format/count';
import { useText } from '../../../messages/i18n';
import { useDeclaredList } from '../../declared';
import { useListScope } from '../state/listContext';
import { currentSort, sortLabel } from './sortLabel';

/** How long a list has to stand still before it is announced, in milliseconds: of pages that are turned quickly only the last one is. */
const pause = 500;

/**
 * Tells screen readers what a list shows: how many rows, which page, how many on a page, how they are sorted, or that there
 * are none. The one live region of a list.
 *
 * @param trouble what is said instead, such as that the server is slow. Default: nothing
 */
export const ListAnnouncement = ({ trouble }: { trouble?: string }) => {
  const t = useText();
  const { declaration, list } = useDeclaredList();
  const { total, page, perPage, sort, search, chosen, data, error, isFetching } = useListScope();
  const query = JSON.stringify([search, chosen]);
  const [announced, setAnnounced] = useState({ text: '', query: '', mark: '' });
  const pages = Math.ceil((total ?? 0) / perPage);
  const order = list.sorts && sortLabel(currentSort(list.sorts, sort), declaration.fields, list, t);
  const settled =
    !data || error || isFetching || total === undefined
      ? undefined
      : total === 0
        ? t('list.announcedNone')
        : [
            t('list.announced', { smart_count: total, total: formatCount(total), position: t('list.position', { page, pages, perPage }) }),
            order && t('list.sortedBy', { order }),
          ]
            .filter(Boolean)
            .join('. ');
  const text = trouble ?? settled;
  useEffect(() => {
    if (text === undefined) return;
    const announce = () =>
      setAnnounced((before) => {
        if (before.text !== text) return { text, query, mark: '' };
        // Screen readers read only what changes, so the same result of another search gets or loses an invisible space.
        return before.query === query ? before : { text, query, mark: before.mark ? '' : '\u00a0' };
      });
    const timer = setTimeout(announce, pause);
    return () => clearTimeout(timer);
  }, [text, query]);
  return (
    <span className="visually-hidden list-announcement" role="status">
      {announced.text}
      {announced.mark}
    </span>
  );
};
