/**
 * The headers of the portal, for whatever serves it: the box and nginx take them from here and from nowhere else.
 * docs/decisions.md says why a header that graders ask for is not among them.
 */

/** The hash of the empty string: Emotion inserts one empty style element and then uses the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Origins such as `https://cms.example.com` that the portal works with beside its own. */
export type Origins = {
  /** Of the CMS; without it the CMS has the origin of the portal. */
  cms?: string;
  /** Of single sign-on. */
  signOn?: string;
  /** Of images beside those of the CMS (`fileOrigins` of config.json). */
  files?: readonly string[];
  /** Of the receiver of reports (`reports` of config.json). */
  reports?: string;
};

const directive = (...words: (string | undefined)[]) => words.filter(Boolean).join(' ');

/** The Content Security Policy of the portal. */
export const contentSecurityPolicy = ({ cms, signOn, files = [], reports }: Origins = {}) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${emptyStyle}`,
    directive("img-src 'self' data: blob:", ...files),
    "font-src 'self'",
    directive("connect-src 'self'", cms, signOn, reports),
    directive("form-action 'self'", signOn),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal',
  ].join('; ');

/** The policy of what is no part of the portal: it runs and loads nothing. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** What a page might ask a browser for, and the portal never does. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of every answer, a refusal included. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** Beside them on every host but the box, which has no TLS: browsers come back with TLS alone, for a year. */
export const strictTransport: Readonly<Record<string, string>> = { 'Strict-Transport-Security': 'max-age=31536000' };

/** `Cache-Control` by what is served. The name of an asset holds a hash of what is in it, so it never changes. */
export const cacheControl = {
  /** Below `assets/`. */
  asset: 'public, max-age=31536000, immutable',
  /** The other files: kept, and asked for again each time. */
  file: 'no-cache',
  /** `config.json`, `/healthz` and what is not served. */
  never: 'no-store',
} as const;
