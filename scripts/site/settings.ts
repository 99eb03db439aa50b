/** Parses `site.json`, the settings of a host. deploy/README.md describes every key. */
import { ConfigError, parseJson, type ConfigProblem } from '../../src/config';
import { isValues } from '../../src/schema/values/path';

export type SiteSettings = {
  /** The name that people type, such as `portal.example.com`; empty for none. */
  name: string;
  /** Where nginx listens. Default: 8443, or 8080 with `behindTerminator`. */
  port: number;
  /** Where the portal stands on its host, with a slash at both ends. Default: `/`. */
  path: string;
  /** The certificate of the host in PEM form, and its key; both empty with `behindTerminator`. */
  certificate: string;
  key: string;
  /** Whether another server ends TLS and forwards plain HTTP. */
  behindTerminator: boolean;
  /** The port of 127.0.0.1 for the metrics of nginx. Default: 8079. */
  statusPort: number;
  /** A PEM file with the certificate authorities that may issue the certificate of the CMS. Default: those of Debian. */
  cmsAuthorities: string;
};

type Rule = { expected: string; check: (value: unknown) => boolean };

const isPort = (value: unknown) => Number.isInteger(value) && (value as number) > 0 && (value as number) < 65_536;
const port: Rule = { expected: 'a port from 1 to 65535', check: isPort };
const isFile = (value: unknown) => typeof value === 'string' && /^\/[\w./-]*$/.test(value);
const file: Rule = { expected: 'the whole path of a file on the host, of letters, digits, hyphens, dots and underscores', check: isFile };
const isPath = (value: unknown) => typeof value === 'string' && /^\/([\w-]+\/)*$/.test(value) && value !== '/healthz/';

const rules: Record<keyof SiteSettings, Rule> = {
  name: {
    expected: 'a name such as portal.example.com',
    check: (v) => typeof v === 'string' && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(v),
  },
  port,
  path: { expected: 'a path of letters, digits, hyphens and slashes with a slash at both ends, such as /admin/', check: isPath },
  certificate: file,
  key: file,
  behindTerminator: { expected: 'true or false', check: (v) => typeof v === 'boolean' },
  statusPort: port,
  cmsAuthorities: file,
};
const isKey = (key: string): key is keyof SiteSettings => Object.hasOwn(rules, key);

/** Parses the text of `site.json`. @throws ConfigError with every mistake */
export const parseSettings = (text: string): SiteSettings => {
  const problems: ConfigProblem[] = [];
  const value = parseJson(text);
  if (!isValues(value)) throw new ConfigError([{ problem: 'expected an object' }], text);
  for (const [key, found] of Object.entries(value)) {
    if (!isKey(key)) problems.push({ key, problem: `there is no such key: choose among ${Object.keys(rules).join(', ')}` });
    else if (!rules[key].check(found)) problems.push({ key, problem: `expected ${rules[key].expected}, found ${JSON.stringify(found)}` });
  }
  const given = value as Partial<SiteSettings>;
  const { behindTerminator = false } = given;
  const settings: SiteSettings = {
    name: '',
    port: behindTerminator ? 8080 : 8443,
    path: '/',
    certificate: '',
    key: '',
    behindTerminator,
    statusPort: 8079,
    cmsAuthorities: '/etc/ssl/certs/ca-certificates.crt',
    ...given,
  };
  const { certificate, key } = settings;
  if (behindTerminator && (certificate || key))
    problems.push({ key: 'behindTerminator', problem: 'nginx has no certificate of its own then: leave out certificate and key' });
  else if (!behindTerminator && !(certificate && key))
    problems.push({ problem: 'say how the portal gets its TLS: write certificate and key, or "behindTerminator": true' });
  if (settings.port === settings.statusPort)
    problems.push({ key: 'statusPort', problem: `${settings.port} is the port of the portal too` });
  if (problems.length > 0) throw new ConfigError(problems, text);
  return settings;
};
