import { useCallback, useState } from 'react';
import { keyOf, type FileItem } from '../items/items';

/** Where each item is drawn: the order is changed on the elements themselves. `place` is called with each of them. */
export const usePlaces = (items: readonly FileItem[]) => {
  const [elements, setElements] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  const place = useCallback((key: string, element: HTMLElement | null) => {
    setElements((before) => {
      const next = new Map(before);
      if (element) next.set(key, element);
      else next.delete(key);
      return next;
    });
  }, []);
  const placed = items.flatMap((item) => {
    const element = elements.get(keyOf(item));
    return element ? [{ key: keyOf(item), name: item.fileName, element }] : [];
  });
  return { placed, place };
};
