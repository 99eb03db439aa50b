import { useCallback, useState } from 'react';
import { keyOf, type FileItem } from '../items/items';

/** Where each item is drawn: the order is changed on the elements themselves. `place` is called with each of them. */
export const usePlaces = (items: readonly FileItem[]) => {
  const [elements, setElements] = useState<ReadonlyMap<string, HTMLElement | null>>(new Map());
  const place = useCallback((key: string, element: HTMLElement | null) => {
    setElements((before) => new Map(before).set(key, element));
  }, []);
  const placed = items.flatMap((item) => {
    const element = elements.get(keyOf(item));
    return element ? [{ key: keyOf(item), name: item.fileName, element }] : [];
  });
  return { placed, place };
};
