import { CallFailure } from './envelope';

/** A call, spelled as in the contract: "METHOD /path/{parameter}". */
export const split = (call: string) => call.split(' ') as [method: string, path: string];

/** How often an escape may be escaped: servers and proxies along the way may each decode a path once. */
const maxDecodings = 4;
const decodeOnce = (text: string) =>
  text.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Whether a path, or a value in it, has a segment `.` or `..`, plain or encoded, between slashes or backslashes: browsers,
 * proxies and servers resolve it, and the request reaches another call.
 */
export const hasDotSegment = (path: string): boolean => {
  const decoded = Array.from({ length: maxDecodings })
    .reduce<string>(decodeOnce, path)
    .replaceAll(/[\t\n\r]/g, '');
  return /(?:^|[/\\])\.{1,2}(?:;[^/\\]*)?(?:[/\\]|$)/.test(decoded);
};

/**
 * Fills the parameters of a path. A parameter without a value is a mistake of the caller.
 *
 * @throws CallFailure `noRecord` for a value with a segment `.` or `..`
 */
export const fillPath = (path: string, values: Record<string, string | number> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '') throw new Error(`The path ${path} needs ${name}`);
    if (hasDotSegment(String(value))) throw new CallFailure('noRecord');
    return String(value).split(',').map(encodeURIComponent).join(',');
  });
