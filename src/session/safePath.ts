/** A `redirect` value that may be followed: an in-app path with a single slash in front (PLT-011), else null. */
export const safePath = (value: string | null): string | null => (value && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value) ? value : null);
