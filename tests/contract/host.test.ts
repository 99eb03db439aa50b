import { request } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { basePath, createBox, type BoxOptions } from '../../fixtures/server';

const started: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const box of started.splice(0)) await box.close();
});
const start = async (options: BoxOptions = {}) => {
  const box = await createBox({ hasControl: true, ...options });
  started.push(box);
  return { box, port: await box.listen() };
};
/** The status of a call that is sent to this name, to an address of this machine. */
const statusAt = (port: number, name: string, address = '127.0.0.1') =>
  new Promise<number>((resolve, reject) => {
    const sent = request({ host: address, port, path: `${basePath}/cmsauth/pubKey`, headers: { Host: name }, agent: false }, (res) => {
      res.resume();
      resolve(res.statusCode!);
    });
    sent.on('error', reject);
    sent.end();
  });
const outer = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4');

describe('the host of a box', () => {
  it('is this machine alone, by its loopback names', async () => {
    const { port } = await start();
    for (const name of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect([name, await statusAt(port, name)]).toEqual([name, 200]);
    for (const name of ['portal.example.com', hostname(), 'localhost.example.com'])
      expect([name, await statusAt(port, name)]).toEqual([name, 421]);
    if (outer) await expect(statusAt(port, 'localhost', outer.address)).rejects.toThrow('ECONNREFUSED');
  });
  it('may be every address of the machine, by its names and no other', async () => {
    const { port } = await start({ host: '0.0.0.0' });
    const own = outer ? [outer.address, `${outer.address}:${port}`] : [];
    for (const name of [`localhost:${port}`, ...own, hostname().toUpperCase()])
      expect([name, await statusAt(port, name, outer?.address)]).toEqual([name, 200]);
    for (const name of ['portal.example.com', '0.0.0.0', `${hostname()}.example.com`])
      expect([name, await statusAt(port, name, outer?.address)]).toEqual([name, 421]);
  });
  it('may be one address', async () => {
    const { port } = await start({ host: '127.0.0.2' });
    expect(await statusAt(port, '127.0.0.2', '127.0.0.2')).toBe(200);
    expect(await statusAt(port, 'portal.example.com', '127.0.0.2')).toBe(421);
    await expect(statusAt(port, 'localhost')).rejects.toThrow('ECONNREFUSED');
  });
  it('answers /healthz, which nobody stores', async () => {
    const { port } = await start();
    const answer = await fetch(`http://localhost:${port}/healthz`);
    expect([answer.status, answer.headers.get('Cache-Control'), await answer.json()]).toEqual([200, 'no-store', { status: 'ok' }]);
  });
});

describe('portals of other origins', () => {
  const allowed = async (port: number, origin: string) =>
    (
      await fetch(`http://localhost:${port}${basePath}/cmsauth/pubKey`, {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'authorization' },
      })
    ).headers.get('Access-Control-Allow-Origin');
  const own = 'https://portal.example.com';
  it('may call when they are of this machine, or of the one origin that is named', async () => {
    const [plain, named] = [await start(), await start({ origin: own })];
    expect(await allowed(plain.port, 'http://localhost:5173')).toBe('http://localhost:5173');
    expect(await allowed(plain.port, own)).toBeNull();
    expect(await allowed(named.port, own)).toBe(own);
    expect(await allowed(named.port, 'http://localhost:5173')).toBe('http://localhost:5173');
    for (const near of ['http://portal.example.com', `${own}:8443`, `${own}.evil.example`, 'https://evil.portal.example.com', 'null'])
      expect([near, await allowed(named.port, near)]).toEqual([near, null]);
  });
});

describe('a box that is ended', () => {
  const slow = async (port: number, milliseconds: number) => {
    await fetch(`http://localhost:${port}/control/faults`, {
      method: 'POST',
      headers: { 'X-Control': '1' },
      body: JSON.stringify({ call: 'GET /cmsauth/pubKey', kind: 'latency', milliseconds }),
    });
    const answer = fetch(`http://localhost:${port}${basePath}/cmsauth/pubKey`).then(
      async (reply) => (await reply.text()).length,
      () => 'cut',
    );
    const calls = async () =>
      (await (await fetch(`http://localhost:${port}/control/calls`, { headers: { 'X-Control': '1' } })).json()) as Record<string, number>;
    while (!(await calls())['GET /cmsauth/pubKey']) await new Promise(setImmediate);
    return answer;
  };
  it('finishes what it answers, takes nothing new, and waits for no open connection', async () => {
    const { box, port } = await start();
    const idle = connect(port, '127.0.0.1');
    await new Promise((resolve) => idle.once('connect', resolve));
    const answer = slow(port, 600);
    const under = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 200, 'under way'))]);
    expect(under).toBe('under way');
    const since = Date.now();
    const closed = box.close(10_000);
    await expect(statusAt(port, 'localhost')).rejects.toThrow('ECONNREFUSED');
    expect(await answer).toBeGreaterThan(300);
    await closed;
    expect(Date.now() - since).toBeLessThan(2_000);
    started.length = 0;
  });
  it('cuts what takes longer than it was given', async () => {
    const { box, port } = await start();
    const answer = slow(port, 20_000);
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 200))]);
    const since = Date.now();
    await box.close(300);
    expect(await answer).toBe('cut');
    expect(Date.now() - since).toBeLessThan(2_000);
    started.length = 0;
  });
});
