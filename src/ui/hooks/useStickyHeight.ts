import { useCallback } from 'react';

/**
 * Tells the page how much of the window something sticky covers, as a CSS variable that `theme/base.css` turns into scroll
 * padding: whatever gets the focus or is scrolled to stands in the free part. Where the element is not sticky, as on a
 * phone, it covers nothing.
 *
 * @example <div ref={useStickyHeight('--covered-bottom')} className="form-buttons">
 */
export const useStickyHeight = (variable: '--covered-head' | '--covered-summary' | '--covered-bottom') =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const { style } = document.documentElement;
      const measure = () => {
        const isSticky = getComputedStyle(element).position === 'sticky';
        style.setProperty(variable, `${isSticky ? element.offsetHeight : 0}px`);
      };
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      window.addEventListener('resize', measure);
      return () => {
        observer.disconnect();
        window.removeEventListener('resize', measure);
        style.removeProperty(variable);
      };
    },
    [variable],
  );
