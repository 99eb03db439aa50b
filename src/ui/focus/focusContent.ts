const content = () => document.getElementById('content');

const heading = () => document.querySelector<HTMLElement>('main h1[tabindex]');

/** Nobody has put the focus anywhere since the page changed. */
export const isFocusFree = () => [document.body, content(), heading(), null].includes(document.activeElement as HTMLElement | null);

/** Puts the focus on the heading of the page, where a screen reader starts to read, unless somebody has put it elsewhere. */
export const focusHeading = () => {
  if (isFocusFree()) (heading() ?? content())?.focus({ preventScroll: true });
};

/** Begins a new page at its heading, or at its content until the heading is drawn. The link of the header that led there gives up the focus. */
export const focusNewPage = () => {
  if (document.activeElement?.closest('.header')) content()?.focus({ preventScroll: true });
  focusHeading();
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

/** Puts the focus on what stays when the focused control goes away: the table, the toolbar, else the page. */
export const focusContent = () =>
  requestAnimationFrame(() => {
    const target = document.querySelector<HTMLElement>('.table-box, .toolbar .button') ?? content();
    target?.focus({ preventScroll: true });
  });
