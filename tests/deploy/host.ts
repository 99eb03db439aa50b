/** A host for a test: folders and certificates of its own, an ordinary user, requests over real TLS. */
import { execFile, execFileSync, spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { promisify } from 'node:util';

/** Not localhost: a browser trusts it for its certificate alone. */
export const hostName = 'portal.test';

/** Who installs and serves: root would be allowed everything. */
const ordinary = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Ports that nothing uses, all different. */
export const freePorts = async (count: number): Promise<number[]> => {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer();
      return new Promise<typeof server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
};

/** Runs `npm run package` in a folder. @returns the archive */
export const makePackage = async (folder: string, outFolder: string, ...args: string[]) => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'package', '--', '--out', outFolder, ...args], { cwd: folder });
  return /^(\S+\.tar\.gz): /m.exec(stdout)![1]!;
};

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** A line of the access log. */
export type Logged = {
  time: string;
  request: string;
  from: string;
  method: string;
  path: string;
  status: number;
  bytes: number;
  seconds: number;
};

export class Host {
  readonly folder = mkdtempSync(join(tmpdir(), 'host-'));
  /** Where the portal is installed. */
  readonly root = join(this.folder, 'srv');
  readonly certificate = join(this.folder, 'portal.crt');
  readonly key = join(this.folder, 'portal.key');
  /** The folder of its site, which `makeSite` writes. */
  readonly site = join(this.folder, 'site');
  /** The archives of both releases, for a host that unpacks them when they are needed. */
  archives = { first: '', second: '' };

  /** A host whose ports are free. */
  static create = async () => {
    const [port, statusPort] = await freePorts(2);
    return new Host(port!, statusPort!);
  };
  private constructor(
    readonly port: number,
    readonly statusPort: number,
  ) {
    chmodSync(this.folder, 0o755);
    if (ordinary.uid) chownSync(this.folder, ordinary.uid, ordinary.gid);
    this.makeCertificate();
  }

  /** Runs a command as an ordinary user. */
  run = (command: string, ...args: string[]): SpawnSyncReturns<string> =>
    spawnSync(command, args, {
      cwd: this.folder,
      encoding: 'utf8',
      ...ordinary,
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: this.folder, LC_ALL: 'C' },
    });
  /** Starts a command in a process group of its own. */
  start = (env: NodeJS.ProcessEnv, command: string, ...args: string[]) =>
    spawn(command, args, {
      cwd: this.folder,
      detached: true,
      stdio: 'ignore',
      ...ordinary,
      env: { HOME: this.folder, LC_ALL: 'C', ...env },
    });
  /** Runs a command and expects it to end well. */
  do = (command: string, ...args: string[]) => {
    const { status, stdout, stderr, error } = this.run(command, ...args);
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${status}\n${stdout}${stderr}${error ?? ''}`);
    return `${stdout}${stderr}`;
  };

  /** A self-signed certificate of its own, and its key. @param days negative for one that has expired */
  makeCertificate = ({ days = 60, name = hostName, certificate = this.certificate, key = this.key } = {}) => {
    const start = new Date(Date.now() + Math.min(0, days - 1) * 86_400_000);
    const at = (time: Date) => time.toISOString().replace(/[-:T]|\.\d+/g, '');
    const end = new Date(start.getTime() + (days < 0 ? 1 : days) * 86_400_000 - (days < 0 ? 3_600_000 : 0));
    const csr = `${key}.csr`;
    this.do(
      'openssl',
      'req',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-subj',
      `/CN=${name}`,
      '-addext',
      `subjectAltName=DNS:${name}`,
      '-keyout',
      key,
      '-out',
      csr,
    );
    const index = mkdtempSync(join(this.folder, 'ca-'));
    if (ordinary.uid) chownSync(index, ordinary.uid, ordinary.gid);
    const config = join(index, 'ca.cnf');
    this.do(
      'sh',
      '-c',
      `touch ${index}/index.txt; printf '[ca]\\ndefault_ca=own\\n[own]\\ndatabase=${index}/index.txt\\nserial=${index}/serial\\nnew_certs_dir=${index}\\ndefault_md=sha256\\npolicy=any\\ncopy_extensions=copy\\n[any]\\ncommonName=supplied\\n' > ${config}`,
    );
    this.do(
      'openssl',
      'ca',
      '-batch',
      '-selfsign',
      '-create_serial',
      '-config',
      config,
      '-keyfile',
      key,
      '-in',
      csr,
      '-out',
      certificate,
      '-startdate',
      at(start),
      '-enddate',
      at(end),
    );
    return { certificate, key };
  };

  unpack = (archive: string, into = this.folder) => {
    execFileSync('cp', [archive, join(this.folder, 'archive.tar.gz')]);
    this.do('tar', 'xzf', join(this.folder, 'archive.tar.gz'), '-C', into);
  };
  /** The `site.json` of a portal below /admin/ that has a certificate of its own. */
  settings = () => ({
    name: hostName,
    port: this.port,
    statusPort: this.statusPort,
    path: '/admin/',
    certificate: this.certificate,
    key: this.key,
  });
  /** Writes a site, and renders it with the check of an unpacked release. @returns its folder */
  makeSite = (release: string, config: object, { settings = this.settings() as object, folder = this.site } = {}) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'site.json'), `${JSON.stringify(settings, null, 2)}\n`);
    writeFileSync(join(folder, 'config.json'), `${JSON.stringify({ product: 'portal', ...config }, null, 2)}\n`);
    this.render(release, folder);
    return folder;
  };
  /** Renders a site with the check of an unpacked release. */
  render = (release: string, folder = this.site) => {
    execFileSync(process.execPath, [join(release, 'check.mjs'), '--site', folder, '--render'], { stdio: 'pipe', env: {} });
  };
  private readonly idOf = (name: string) => readFileSync(join(this.root, 'current', `${name}.id`), 'utf8').trim();
  /** The id of the release that is served. */
  installed = () => this.idOf('release');
  /** The folder of the release that is served, and the one before. */
  current = () => join(this.root, 'releases', this.installed());
  former = () => join(this.root, 'releases', this.idOf('former'));
  /** The folder of the site that is served. */
  servedSite = () => join(this.root, 'sites', this.idOf('site'));
  log = () => readFileSync(join(this.root, 'logs/access.log'), 'utf8');
  /** The lines of the access log. */
  logged = () =>
    this.log()
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Logged);
  /** What nginx has written of itself. */
  errorLog = () => readFileSync(join(this.root, 'logs/error.log'), 'utf8');
  serve = (...args: string[]) =>
    this.do('sh', '-c', `PATH=$PATH:/usr/sbin exec nginx -p ${this.root} -e logs/error.log -c nginx.conf ${args.join(' ')}`);

  private readonly tls = (address = '127.0.0.1') => ({
    host: address,
    port: this.port,
    servername: hostName,
    ca: readFileSync(this.certificate),
  });

  /** Asks nginx over TLS, whose certificate is checked. */
  ask = (path: string, headers: Record<string, string> = {}, method = 'GET', address = '127.0.0.1') =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request(
        { ...this.tls(address), path, method, agent: false, headers: { Host: `${hostName}:${this.port}`, ...headers } },
        (res) => {
          const chunks: Buffer[] = [];
          res.on('data', (chunk: Buffer) => chunks.push(chunk));
          res.on('end', () => resolve({ status: res.statusCode!, headers: res.headers, body: Buffer.concat(chunks) }));
        },
      );
      sent.on('error', reject);
      sent.end();
    });

  /** The first line and the rest of the answer to a request whose bytes no client would send. */
  askRaw = (firstLine: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(this.tls(), () => socket.end(`${firstLine}\r\nHost: ${hostName}\r\nConnection: close\r\n\r\n`, 'latin1'));
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.on('end', () => resolve(Buffer.concat(chunks).toString('latin1')));
      socket.on('error', reject);
    });

  /** The answer to a request without TLS, with any Host header. */
  askPlain = (path: string, hostHeader: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = createConnection(this.port, '127.0.0.1', () =>
        socket.end(`GET ${path} HTTP/1.1\r\nHost: ${hostHeader}\r\nConnection: close\r\n\r\n`),
      );
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.on('end', () => resolve(Buffer.concat(chunks).toString('latin1')));
      socket.on('error', reject);
    });

  remove = () => {
    const file = join(this.root, 'run/nginx.pid');
    // empty where nginx has only checked its configuration
    const pid = existsSync(file) && Number(readFileSync(file, 'utf8'));
    if (pid) process.kill(pid, 'SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  };
}
