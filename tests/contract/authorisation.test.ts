import { describe, expect, it } from 'vitest';
import { loadContract, type Call } from '../../fixtures/dialect/contract';
import { people } from '../../fixtures/session/people';
import { useBox, usernames } from './box';

const { send, tokenOf } = useBox();

/** "What each write needs at the server", copied from the contract document and not from the server. */
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const needs: { calls: number[]; codes: string[]; level?: number }[] = [
  { calls: [...range(9, 11), ...range(20, 25)], codes: ['APP_USER_READ'] },
  { calls: [18, 19, 27], codes: ['APP_USER_WRITE'] },
  { calls: range(12, 17), codes: ['APP_USER_WRITE', 'BUSINESS_PARTNER_WRITE'] },
  { calls: range(28, 35), codes: ['BUSINESS_PARTNER_READ'] },
  { calls: [36], codes: ['BUSINESS_PARTNER_WRITE'] },
  { calls: [50, 51], codes: ['CMS_USER_READ'] },
  { calls: [52, 53], codes: ['CMS_USER_WRITE'] },
  { calls: [54, 55, 60, 61, 65, 66, 70, 71, 80, 82], codes: ['CONTENT_WRITE'] },
  { calls: [59, 64, 68, 78, 81], codes: ['CONTENT_WRITE'], level: 2 },
  { calls: [57, 58, 62, 63, 67, 69, 76, 79], codes: ['CONTENT_READ'] },
  { calls: [72, 73, 83, 85, 88], codes: ['CAMPAIGN_READ'] },
  { calls: [74, 84, 86, 87, 89], codes: ['CAMPAIGN_WRITE'] },
];
const open = [4, 26, ...range(37, 49), 56];
const skipped = [1, 2, 3, 5, 6, 75];
const numberOf = ({ number }: Call) => Number(number.slice(2));
const fill = (path: string, id: string) =>
  path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => ({ id, type: 'BIZ', tab: 'LOAN', offices: 'HK', docNumber: 'D1', fileId: 'F1', kind: 'PROJECT_IMAGE' })[name]!,
  );

describe('authorisation at the server', () => {
  const calls = loadContract().calls.filter((call) => !skipped.includes(numberOf(call)));

  it('PLT-115 PLT-121 PLT-122 PLT-123 every call x person x own, foreign, missing record x slash or none', async () => {
    let checks = 0;
    const wrong: string[] = [];
    for (const call of calls) {
      const [method, path] = call.name.split(' ') as [string, string];
      const number = numberOf(call);
      const need = needs.find((row) => row.calls.includes(number));
      if (!need && !open.includes(number)) wrong.push(`${call.name} is in no row`);
      for (const username of usernames) {
        const person = people.find((each) => each.username === username)!;
        const isAllowed =
          !need || (need.codes.some((code) => person.permissionCodes.includes(code)) && person.userLevel <= (need.level ?? 3));
        const token = await tokenOf(username);
        const body = method === 'PUT' || method === 'POST' ? {} : undefined;
        const replies = await Promise.all(
          ['1', '2', '999999'].flatMap((id) =>
            [fill(path, id), `${fill(path, id).replace(/\/$/, '')}/`, `${fill(path, id).replace(/\/$/, '')}`].map(async (target) => ({
              target,
              reply: await send(method, target, { token, body: call.takesJson ? body : undefined }),
            })),
          ),
        );
        for (const { target, reply } of replies) {
          checks += 1;
          if ((reply.http === 403) === isAllowed) wrong.push(`${username} ${method} ${target}: HTTP ${reply.http}`);
        }
      }
      const anonymous = await send(method, fill(path, '1'), { body: call.takesJson ? {} : undefined });
      checks += 1;
      if (anonymous.http !== 401) wrong.push(`anonymous ${call.name}: HTTP ${anonymous.http}`);
    }
    expect(wrong).toEqual([]);
    expect(checks).toBeGreaterThan(1_800);
  });

  it('PLT-115 a foreign token and a made-up one are nobody', async () => {
    for (const token of ['x', 'null', 'undefined', `${await tokenOf('superadmin')}x`])
      expect((await send('GET', '/country/', { token })).http).toBe(401);
  });
});
