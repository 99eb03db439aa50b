import { request } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadContract } from '../../fixtures/dialect/contract';
import { basePath, createBox, type BoxOptions } from '../../fixtures/server';
import { memoryJournal } from '../../fixtures/store/journal';
import { createClient } from './box';

const started: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const box of started.splice(0)) await box.close();
});
const contract = loadContract();
const start = async (options: BoxOptions = {}) => {
  const box = await createBox({ hasControl: true, contract, ...options });
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
  /** Sends a save to a box whose journal holds each write until `release` is called. */
  const startHeldSave = async () => {
    const writes: (() => void)[] = [];
    const write = () => new Promise<void>((resolve) => writes.push(resolve));
    const { box, port } = await start({ journal: { ...memoryJournal, write } });
    const client = createClient(
      () => `http://127.0.0.1:${port}`,
      (...call) => box.contract.match(...call),
    );
    await client.tokenOf('superadmin');
    // the sign-in is a write that nobody waits for
    for (const release of writes.splice(0)) release();
    const hotline = { countryId: 1, displayOrder: 50, post: false, phoneNumber: '+852 5550 1234' };
    const reply = client.as('superadmin', 'POST', '/contactUs/clientServices/', hotline).then(
      ({ status }) => status,
      () => 'cut',
    );
    await expect.poll(() => writes.length).toBe(1);
    started.length = 0;
    return { box, port, reply, release: writes[0]! };
  };
  it('a box that closes finishes the response under way, accepts no connection and ends idle ones', async () => {
    const { box, port, reply, release } = await startHeldSave();
    const idle = connect(port, '127.0.0.1');
    const isClosed = new Promise((resolve) => idle.once('close', resolve));
    await new Promise((resolve) => idle.once('connect', resolve));
    // a connection that stayed open would hold the box for an hour
    const closed = box.close(3_600_000);
    await isClosed;
    await expect(statusAt(port, 'localhost')).rejects.toThrow('ECONNREFUSED');
    release();
    expect(await reply).toBe('00');
    await closed;
  });
  it('a box that closes cuts a response that takes longer than its grace period', async () => {
    const { box, reply, release } = await startHeldSave();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let isCut = false;
    void reply.then(() => (isCut = true));
    const closed = box.close(300);
    vi.advanceTimersByTime(299);
    for (let i = 0; i < 10; i += 1) await new Promise(setImmediate);
    expect(isCut).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await reply).toBe('cut');
    release();
    await closed;
  });
});
