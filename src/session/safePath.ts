/** A `redirect` value that may be followed: an in-app path with a single slash in front (PLT-011), else null. */
export const safePath = (value: string | null): string | null => (value && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value) ? value : null);

const parse = (path: string) => new URL(path, 'https://portal.invalid');
const decodeAscii = (text: string) => text.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Whether the router shows the sign-in page at an in-app path, which may be encoded or in capitals. */
const isSignInPath = (path: string) => /^\/login\/*$/i.test(decodeAscii(parse(path).pathname));

/**
 * The page that a `redirect` value leads to, or null for the landing page. A sign-in page with a `redirect` of its own is
 * replaced by that target, at any depth (PLT-010, PLT-011).
 */
export const redirectTarget = (value: string | null): string | null => {
  let path = safePath(value);
  // each value is shorter than the path that contains it
  while (path !== null && isSignInPath(path)) path = safePath(parse(path).searchParams.get('redirect'));
  return path;
};
