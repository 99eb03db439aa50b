/** `host.conf`: what install.sh needs to know of a site. The policy itself belongs to the release, which these origins are put into. */
import type { Config } from '../../src/config';
import { originOf } from './origin';
import type { SiteSettings } from './settings';

/** The address of the one call that needs no sign-in (SHR-006). nginx looks up no name of this machine. */
const keyCall = ({ host, product }: Config) => `${host.replace('//localhost', '//127.0.0.1')}/${product}-cms/cmsauth/pubKey`;

const headOfFile = `# check.mjs has made this of site.json and config.json, and install.sh reads it. Change those, and render the site again.
format 1
`;

/** The text of `host.conf`: a setting and its value in each line. A setting without a value is left out. */
export const hostConf = (settings: SiteSettings, config: Config): string => {
  const { host, singleSignOn, fileOrigins, reports } = config;
  const values = {
    name: settings.name,
    port: settings.port,
    path: settings.path,
    certificate: settings.certificate,
    key: settings.key,
    'status-port': settings.statusPort,
    cms: host,
    'cms-call': keyCall(config),
    'cms-authorities': host.startsWith('https:') ? settings.cmsAuthorities : '',
    'sign-on': originOf(singleSignOn.action) ?? originOf(singleSignOn.signOut) ?? '',
    files: fileOrigins.join(' '),
    reports: originOf(reports) ?? '',
  };
  const lines = Object.entries(values).filter(([, value]) => value !== '');
  return headOfFile + lines.map(([name, value]) => `${name} ${value}\n`).join('');
};
