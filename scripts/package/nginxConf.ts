import { readFileSync } from 'node:fs';
import { cacheControl, contentSecurityPolicy, everyAnswer, inertPolicy, strictTransport } from '../../deploy/headers';

/** Marks that install.sh replaces with the origins of a site. */
const ofSite = { cms: '@CMS@', signOn: '@SIGN_ON@', files: ['@FILES@'], reports: '@REPORTS@' };

/** Returns `deploy/nginx.conf` with all values that are the same on every host. @param version the version in the response of `/healthz` */
export const renderNginxConf = (version: string): string => {
  const headers = Object.entries({ ...everyAnswer, ...strictTransport }).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const values: Record<string, string> = {
    VERSION: version,
    POLICY: contentSecurityPolicy(ofSite),
    INERT_POLICY: inertPolicy,
    ASSET_CACHING: cacheControl.asset,
    FILE_CACHING: cacheControl.file,
    NEVER_CACHING: cacheControl.never,
  };
  return readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^( *)@HEADERS@$/m, (_, indent: string) => headers.map((line) => indent + line).join('\n'))
    .replace(/@([A-Z_]+)@/g, (mark, name: string) => values[name] ?? mark);
};
