const content = () => document.getElementById('content');

/** Matches a heading that can take the focus. */
export const headingSelector = 'h1[tabindex]';
/** The heading of the page; null while the page has none. */
export const getPageHeading = () => document.querySelector<HTMLElement>(`main ${headingSelector}`);

/** Moves the focus to the heading of the page, or to its content while it has none. */
export const focusPageHeading = () => (getPageHeading() ?? content())?.focus({ preventScroll: true });

/** Whether the user has not focused any control since the page changed. */
export const isFocusFree = () => {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement === content() ||
    activeElement.matches(`main ${headingSelector}`)
  );
};

/**
 * Moves the focus to the heading of a new page, where screen readers start to read, unless the user has focused a control. A header
 * that replaces another one of the same page changes nothing: `keepFocus` keeps the focus then.
 */
export const focusHeading = (heading: HTMLElement, path: string) => {
  const page = content();
  const isNewPage = page?.dataset.path !== path;
  if (page) page.dataset.path = path;
  if (isNewPage && isFocusFree()) heading.focus({ preventScroll: true });
};

/**
 * Moves the focus to the heading of a new page, or to the content until the heading is drawn. Takes it away from the control of the
 * header that led to the page, but not from another link of the header that the user has reached by then.
 */
export const focusNewPage = () => {
  const { activeElement } = document;
  const isOrigin = activeElement?.closest('.header') && !activeElement.matches('a:not([aria-current])');
  if (isOrigin || isFocusFree()) focusPageHeading();
};

/**
 * Remembers where the focus stands; what it returns puts it there again once the page is drawn anew: on the same control,
 * on the field of that name, on what took its place in the section, else on the content.
 */
export const rememberFocus = (): (() => void) => {
  const element = document.activeElement as HTMLElement | null;
  const name = element?.getAttribute('name');
  const section = element?.closest('section')?.getAttribute('aria-labelledby');
  return () =>
    void requestAnimationFrame(() => {
      const find = (selector: string | null | undefined) => (selector ? document.querySelector<HTMLElement>(selector) : null);
      const target =
        (element?.isConnected ? element : null) ??
        find(name && `[name="${CSS.escape(name)}"]`) ??
        find(section && `[aria-labelledby="${CSS.escape(section)}"] button`) ??
        content();
      target?.focus();
    });
};

/**
 * Puts the focus on what stays when the focused control goes away: the table, the toolbar, else the page.
 *
 * @param isWanted asked in the next frame with the element that is about to get the focus. Default: yes
 */
export const focusContent = (isWanted: (target: HTMLElement | null) => boolean = () => true) =>
  requestAnimationFrame(() => {
    const target = document.querySelector<HTMLElement>('.table-box, .toolbar .button') ?? content();
    if (isWanted(target)) target?.focus({ preventScroll: true });
  });
