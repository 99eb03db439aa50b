import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { layOutPages, pagesNear, type PagePosition, type PageRatios } from './pageLayout';

/**
 * The pages of a scrolling element that are rendered, with the space for the others. The page in view stays in view when
 * heights change: when pages load and when the zoom changes.
 *
 * @param count the number of pages
 * @param width the width of each page in CSS pixels
 */
export const usePages = (scroller: RefObject<HTMLElement | null>, count: number, width: number) => {
  const [ratios, setRatios] = useState<PageRatios>(new Map());
  const [inView, setInView] = useState(0);
  const position = useRef<PagePosition>({ page: 0, part: 0 });
  const layout = useMemo(() => layOutPages(count, width, ratios), [count, width, ratios]);

  useLayoutEffect(() => {
    const { current } = scroller;
    const scrollTop = layout.scrollTopOf(position.current);
    // each assignment ends a smooth scroll of the browser
    if (current && Math.abs(current.scrollTop - scrollTop) >= 1) current.scrollTop = scrollTop;
  }, [scroller, layout]);

  const onScroll = () => {
    position.current = layout.positionAt(scroller.current!.scrollTop);
    setInView(position.current.page);
  };
  const setRatio = useCallback((page: number, ratio: number) => {
    setRatios((all) => (all.get(page) === ratio ? all : new Map(all).set(page, ratio)));
  }, []);

  const [first, end] = pagesNear(inView, count);
  return {
    onScroll,
    setRatio,
    pages: Array.from({ length: end - first }, (_, i) => ({ number: first + i, height: layout.heightOf(first + i) })),
    /** Heights of the pages before and after the rendered ones. */
    before: layout.topOf(first),
    after: layout.topOf(count) - layout.topOf(end),
  };
};
