import { readFileSync } from 'node:fs';
import { cacheControl, contentSecurityPolicy, everyAnswer, inertPolicy, strictTransport, type Origins } from '../../deploy/headers';

/** Whoever opens the host itself, or leaves out the slash, is led to the portal. */
const redirectsTo = (path: string) =>
  path === '/'
    ? []
    : [`location = / {\n  return 302 ${path};\n}`, `location = ${path.slice(0, -1)} {\n  return 308 ${path}$is_args$args;\n}`];

/** `deploy/nginx.conf` for one deployment. @param path where the portal stands, with a slash at both ends */
export const renderNginxConf = (origins: Origins, path: string, version: string): string => {
  const headers = Object.entries({ ...everyAnswer, ...strictTransport }).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const values: Record<string, string> = {
    PATH: path,
    VERSION: version,
    POLICY: contentSecurityPolicy(origins),
    INERT_POLICY: inertPolicy,
    ASSET_CACHING: cacheControl.asset,
    FILE_CACHING: cacheControl.file,
    NEVER_CACHING: cacheControl.never,
    HEADERS: headers.join('\n'),
    REDIRECTS: redirectsTo(path).join('\n'),
  };
  return readFileSync('deploy/nginx.conf', 'utf8').replace(/^( *)@(HEADERS|REDIRECTS)@\n|@([A-Z_]+)@/gm, (mark, indent, lines, name) => {
    if (!lines) return values[name as string] ?? mark;
    const text = values[lines as string]!;
    return text && `${text.replace(/^/gm, indent as string)}\n`;
  });
};
