type Go = (path: string, options: { replace: boolean }) => void;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Hands clicks on links of the portal to the router, which asks about unsaved changes; left to the browser it would not. */
export const followLinks = (go: Go) => {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#/"]');
    if (!link || link.target || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    go(link.hash.slice(1), { replace: link.hash === window.location.hash });
  });
};
