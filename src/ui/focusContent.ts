const content = () => document.getElementById('content');

/** Nobody has put the focus anywhere since the page changed. */
export const isFocusFree = () => [document.body, content(), null].includes(document.activeElement as HTMLElement | null);

/** A new page begins where its content does; a link that went with the old page leaves the focus nowhere. */
export const focusNewPage = () => {
  if (document.activeElement === document.body) content()?.focus({ preventScroll: true });
};

/** Puts the focus on what stays when the focused control goes away: the table, the toolbar, else the page. */
export const focusContent = () =>
  requestAnimationFrame(() => {
    const target = document.querySelector<HTMLElement>('.table-box, .toolbar .button') ?? content();
    target?.focus({ preventScroll: true });
  });
