/** Milliseconds between two looks while the page is seen. */
const lookedEvery = 5 * 60_000;

/** The script that this page has started with; its name holds a hash of the whole build. */
const ownStart = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;

const readStart = async () => {
  const response = await fetch('./version.json', { cache: 'no-cache' });
  const { start } = (await response.json()) as { start?: unknown };
  return typeof start === 'string' ? new URL(start, document.baseURI).href : undefined;
};

/**
 * Tells once when the host has another build than the one that this page runs: looked for every five minutes, and when
 * somebody comes back to the page. Returns what ends it.
 */
export const watchVersion = (onNew: () => void) => {
  const look = async () => {
    if (document.hidden) return;
    // a host that is not reached, or has no such file, is not news
    const start = await readStart().catch(() => undefined);
    if (start === undefined || start === ownStart()) return;
    end();
    onNew();
  };
  const onLook = () => void look();
  const timer = setInterval(onLook, lookedEvery);
  document.addEventListener('visibilitychange', onLook);
  const end = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onLook);
  };
  return end;
};
