import { useEffect, useState } from 'react';

const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;

/**
 * Which of some headings, by their ids, a person reads under: the one that was gone to while it is in view, else the last one
 * over a line that goes down the window as the page is scrolled, so that the last ones have their turn too.
 */
export const useCurrent = (ids: string) => {
  const [current, setCurrent] = useState('');
  useEffect(() => {
    const look = () => {
      const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const line = Math.max(1, clientHeight * (scrollTop / Math.max(1, scrollHeight - clientHeight)));
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
      const gone = headings.find((heading) => heading === document.activeElement && isInView(heading.getBoundingClientRect()));
      setCurrent((gone ?? passed.at(-1) ?? headings[0])?.id ?? '');
    };
    look();
    for (const event of ['scroll', 'resize', 'focusin']) window.addEventListener(event, look, { passive: true });
    return () => {
      for (const event of ['scroll', 'resize', 'focusin']) window.removeEventListener(event, look);
    };
  }, [ids]);
  return current;
};
