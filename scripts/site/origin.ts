/** Validates origins that become part of HTTP headers. */

export const localHosts = ['localhost', '127.0.0.1', '[::1]'];
const parseUrl = (text: string) => (URL.canParse(text) ? new URL(text) : null);

/** The origin of an absolute address; undefined for one that is relative or none. */
export const originOf = (address: string): string | undefined => parseUrl(address)?.origin;

/** Returns the mistake in an origin, or undefined. Only the canonical spelling is valid, because headers contain the origin as it is written. */
export const problemOfOrigin = (text: string): string | undefined => {
  const example = 'write an origin such as https://cms.example.com';
  if (text.trim() === '') return `there is no value: ${example}`;
  if (/\s/.test(text)) return `there is a blank in it: ${example}`;
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol) || !/^([a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(url.hostname))
    return `this is no origin: ${example}`;
  if (url.username || url.password) return `a name or password does not belong here: write ${url.origin}`;
  if (text.startsWith(`${url.origin}/`) || url.search || url.hash)
    return `${text.slice(url.origin.length)} does not belong to an origin: write ${url.origin}`;
  if (text !== url.origin) return `write ${url.origin}`;
  if (url.protocol === 'http:' && !localHosts.includes(url.hostname))
    return 'passwords and client data would travel unencrypted: http:// is for localhost only, write https://';
  return undefined;
};
