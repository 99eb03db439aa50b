type On = {
  /** A plain click on a link of the portal. */
  onFollow: (path: string, options: { replace: boolean }) => void;
  /** The pointer or the focus has come to a link: its page may be next. */
  onNear: (path: string) => void;
};

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
const linkAt = ({ target }: Event) => (target as Element).closest?.<HTMLAnchorElement>('a[href^="#/"]');
const pathOf = (link: HTMLAnchorElement) => link.hash.slice(1);

/** Hands clicks on links of the portal to the router, which asks about unsaved changes; left to the browser it would not. */
export const followLinks = ({ onFollow, onNear }: On) => {
  document.addEventListener('click', (event) => {
    const link = linkAt(event);
    if (!link || link.target || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    onFollow(pathOf(link), { replace: link.hash === window.location.hash });
  });
  for (const near of ['pointerover', 'focusin'])
    document.addEventListener(near, (event) => {
      const link = linkAt(event);
      if (link) onNear(pathOf(link));
    });
};
