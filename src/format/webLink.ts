/** Whether a text is an address that leaves the portal safely: https or http, with a host (SHR-072). */
export const isWebLink = (text: string) => /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text);
