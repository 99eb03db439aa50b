import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

/** The instructions of a Dockerfile, with lines that go on put together. */
const instructions = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => ({ name: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1) }));
const all = (name: string) => instructions.filter((each) => each.name === name).map(({ rest }) => rest);
/** How nginx is called, without what stands after it. */
const serve = 'nginx -p /srv/portal -e logs/error.log -c nginx.conf';

describe('the container files of deploy/', () => {
  it('call install.sh with options that it has, and nginx as install.sh does', () => {
    const script = read('install.sh');
    const install = all('RUN').find((command) => command.includes('install.sh'))!;
    const [call] = /\/install\.sh .*?(?= &&|$)/.exec(install)!;
    expect(call).toBe('/install.sh /srv/portal --behind-terminator --port 8080 --no-start');
    for (const option of call.match(/--[\w-]+/g)!) expect(script).toContain(`    ${option})`);
    expect(script).toContain(`serve_text="${serve.replace('/srv/portal', '$root')}"`);
    expect((JSON.parse(all('CMD')[0]!) as string[]).join(' ')).toBe(`${serve} -g daemon off;`);
    expect(read('nginx.conf')).toContain(`nginx ${serve.replace('/srv/portal', 'FOLDER').slice('nginx '.length)}`);
    expect(read('admin-portal.service')).toContain(`ExecStart=${serve} -g 'daemon off;'`);
    expect(read('admin-portal.service')).toContain(`ExecReload=${serve} -s reload`);
  });
  it('serve as an ordinary user who owns the folder, on a read-only file system, with a health check', () => {
    expect(all('USER')).toEqual(['portal']);
    expect(all('RUN')[0]).toContain('install -d -o portal -g portal /srv/portal');
    expect(all('HEALTHCHECK')[0]).toContain('http://localhost:8080/healthz');
    expect(read('nginx.conf')).toContain('location = /healthz');
    const { services } = parse(read('compose.yaml')) as {
      services: Record<string, { build: object; ports: string[]; user: string; read_only: boolean; tmpfs: string[]; cap_drop: string[] }>;
    };
    expect(Object.keys(services)).toEqual(['portal']);
    expect(services.portal).toMatchObject({
      build: { context: '..', dockerfile: 'deploy/Dockerfile', args: { VERSION: expect.any(String) } },
      ports: ['127.0.0.1:8080:8080'],
      user: 'portal',
      read_only: true,
      cap_drop: ['ALL'],
    });
    // all that nginx writes but its logs, which lead out of the container
    expect(services.portal!.tmpfs).toEqual(['/srv/portal/run']);
    const written = [...read('nginx.conf').matchAll(/^\s*(?:pid|\w+_temp_path) (\S+);/gm)].map(([, path]) => path!.split('/')[0]);
    expect(written).toEqual(Array(6).fill('run'));
    for (const log of ['access.log', 'error.log'])
      expect(all('RUN')[1]).toMatch(new RegExp(`ln -sf /dev/std(out|err) /srv/portal/logs/${log}`));
  });
  it('take the packages that deploy/README.md names, and what asks for its health', () => {
    const named = /apt-get install -y (.*)/
      .exec(read('README.md'))![1]!
      .split(' ')
      .filter((name) => name.includes('nginx'));
    const taken = /--no-install-recommends ([^&]*) &&/.exec(all('RUN')[0]!)![1]!.trim().split(' ');
    expect(taken).toEqual([...named, 'curl']);
  });
});
