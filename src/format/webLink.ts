/** The beginning of an address that says where it leads: https or http, and a host without a name before it (`good@evil.example`). */
export const webLinkStart = /^https?:\/\/[^\s/\\?#@]+(?:[/?#]|$)/i;

/** A host with a dot, and what may follow it. */
const hostAndPath = /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/;

/** Whether a text is an address that leaves the portal safely: https or http, with a host (SHR-072). */
export const isWebLink = (text: string) => webLinkStart.test(text) && !/\s/.test(text) && URL.canParse(text);

/** An address without its beginning, with https before it; null for a complete address and for other texts. @example suggestedLink('www.example.com') // "https://www.example.com" */
export const suggestedLink = (text: string) => {
  const link = `https://${text.trim()}`;
  return hostAndPath.test(text.trim()) && isWebLink(link) ? link : null;
};
