/** The beginning of an address that says where it leads: https or http, and a host without a name before it (`good@evil.example`). */
export const webLinkStart = /^https?:\/\/[^\s/\\?#@]+(?:[/?#]|$)/i;

/** A host with a dot, and what may follow it. */
const hostAndPath = /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/;

/** Whether a text is an address that leaves the portal safely: https or http, with a host (SHR-072). */
export const isWebLink = (text: string) => webLinkStart.test(text) && !/\s/.test(text) && URL.canParse(text);

/** The address that an address without its beginning means; null where it is complete or none. @example suggestedLink('www.example.com') // "https://www.example.com" */
export const suggestedLink = (text: string) => {
  const link = `https://${text.trim()}`;
  return hostAndPath.test(text.trim()) && isWebLink(link) ? link : null;
};
