/** The beginning of an address that says where it leads: https or http, and a host without a name before it (`good@evil.example`). */
export const webLinkStart = /^https?:\/\/[^\s/\\?#@]+(?:[/?#]|$)/i;

/** Whether a text is an address that leaves the portal safely: https or http, with a host (SHR-072). */
export const isWebLink = (text: string) => webLinkStart.test(text) && !/\s/.test(text) && URL.canParse(text);
