/** People at work change what the check looks at: that is no deviation. */
import { expect, it } from 'vitest';
import { sampleSize } from '../../sampling';
import { lineOf, useChecked } from './kit';

const runs = sampleSize(1, 10);
const { as, proxy, run, root, tokenOf } = useChecked();

/**
 * One person creates, changes and deletes a hotline, and saves a client, again and again.
 * @param nextRound resolves to false when the work is over
 */
const work = async (number: number, nextRound: () => Promise<boolean>) => {
  const body = { countryId: 1, displayOrder: 1 + number, phoneNumber: `+852 5550 ${1000 + number}`, post: false };
  for (let round = 0; await nextRound(); round += 1) {
    await as('superadmin', 'POST', '/contactUs/clientServices/', body);
    const { payload } = await as('superadmin', 'GET', '/contactUs/clientServices/?page=0&size=50');
    const mine = (payload as { content: { id: number; phoneNumber: string }[] }).content.find(
      ({ phoneNumber }) => phoneNumber === body.phoneNumber,
    );
    if (mine) await as('superadmin', 'PUT', `/contactUs/clientServices/${mine.id}`, { ...body, post: true });
    const id = 1 + ((number * 13 + round) % 130);
    const client = (await as('superadmin', 'GET', `/appuser/${id}`)).payload as Record<string, unknown>;
    const { clientID, email, sfUserType } = client;
    if (client.userStatus === 'ACTIVATED' && !client.isDummyUser)
      await as('superadmin', 'PUT', `/appuser/${String(clientID)}`, {
        clientID,
        email,
        sfUserType,
        username: client.username,
        userStatusRemark: `round ${round}`,
      });
    if (mine) await as('superadmin', 'DELETE', `/contactUs/clientServices/${mine.id}`);
  }
};

it(`check-cms reports no deviation while ten people change records, in ${runs} of ${runs} runs`, async () => {
  proxy().set({});
  await tokenOf('superadmin');
  const changes = async () =>
    Number(
      ((await (await fetch(`${root()}/control/calls`, { headers: { 'X-Control': '1' } })).json()) as Record<string, number>)[
        'PUT /appuser/{id}'
      ] ?? 0,
    );
  // one person does a round for every ten calls of the check, so that a slow machine has no more work to do than a fast one
  const waiting: ((goesOn: boolean) => void)[] = [];
  const nextRound = () => new Promise<boolean>((resolve) => waiting.push(resolve));
  const onProgress = (_: string, calls: number) => void (calls % 10 === 0 && waiting.shift()?.(true));
  const people = Array.from({ length: 10 }, (_, number) => work(number, nextRound));
  const told: string[][] = [];
  const before = await changes();
  for (let round = 0; round < runs; round += 1) told.push((await run({ onProgress })).deviations.map(lineOf));
  let isOver = false;
  const ended = Promise.all(people).then(() => (isOver = true));
  while (!isOver) {
    for (const end of waiting.splice(0)) end(false);
    await new Promise(setImmediate);
  }
  await ended;
  expect(told).toEqual(Array.from({ length: runs }, () => []));
  expect((await changes()) - before).toBeGreaterThan(10);
});
