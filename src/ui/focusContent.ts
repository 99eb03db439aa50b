/** Puts the focus on what stays when the focused control goes away: the table, the toolbar, else the page. */
export const focusContent = () =>
  requestAnimationFrame(() => {
    const target = document.querySelector<HTMLElement>('.table-box, .toolbar .button') ?? document.getElementById('content');
    target?.focus({ preventScroll: true });
  });
