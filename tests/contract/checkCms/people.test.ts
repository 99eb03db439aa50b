/** People at work change what the check looks at: that is no deviation. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sampleSize } from '../../sampling';
import { lineOf, useChecked } from './kit';

const runs = sampleSize(1, 10);
const { as, proxy, run, root, tokenOf } = useChecked();

/** One person: a hotline comes, changes and goes, a client is saved and suspended, somebody is looked for. */
const work = async (number: number, isOver: () => boolean) => {
  const body = { countryId: 1, displayOrder: 1 + number, phoneNumber: `+852 5550 ${1000 + number}`, post: false };
  for (let round = 0; !isOver(); round += 1) {
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
    await wait(20);
  }
};

it(`beside ten people at work nothing is told, in ${runs} of ${runs}`, async () => {
  proxy().set({});
  await tokenOf('superadmin');
  const changes = async () =>
    Number(
      ((await (await fetch(`${root()}/control/calls`, { headers: { 'X-Control': '1' } })).json()) as Record<string, number>)[
        'PUT /appuser/{id}'
      ] ?? 0,
    );
  let isOver = false;
  const people = Array.from({ length: 10 }, (_, number) => work(number, () => isOver));
  const told: string[][] = [];
  const before = await changes();
  for (let round = 0; round < runs; round += 1) told.push((await run()).deviations.map(lineOf));
  isOver = true;
  await Promise.all(people);
  expect(told).toEqual(Array.from({ length: runs }, () => []));
  expect((await changes()) - before).toBeGreaterThan(10);
});
