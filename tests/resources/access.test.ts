/** Which single permission each action of an entity needs, and up to which level: users between the demo users. */
import { describe, expect, it } from 'vitest';
import { isAllowed } from '../../authProvider/permissions';
import { registry } from '../../resources';

const codes = ['APP_USER', 'BUSINESS_PARTNER', 'CMS_USER', 'CONTENT', 'CAMPAIGN'].flatMap((area) => [`${area}_READ`, `${area}_WRITE`]);
/** The code and the highest level number of each action. */
const needs: Record<string, [code: string, level: number]> = {
  'clients create': ['APP_USER_WRITE', 3],
  'clients write': ['APP_USER_WRITE', 3],
  'partners write': ['BUSINESS_PARTNER_WRITE', 3],
  'adminUsers create': ['CMS_USER_WRITE', 3],
  'adminUsers save': ['CMS_USER_WRITE', 3],
  'adminUsers act': ['CONTENT_WRITE', 3],
  'hotlines create': ['CONTENT_WRITE', 2],
  'hotlines save': ['CONTENT_WRITE', 3],
  'hotlines delete': ['CONTENT_WRITE', 3],
  'offices create': ['CONTENT_WRITE', 2],
  'offices save': ['CONTENT_WRITE', 3],
  'offices delete': ['CONTENT_WRITE', 3],
  'genericContents create': ['CONTENT_WRITE', 2],
  'genericContents save': ['CONTENT_WRITE', 3],
  'genericContents delete': ['CONTENT_WRITE', 3],
  'popups save': ['CAMPAIGN_WRITE', 3],
  'projects create': ['CONTENT_WRITE', 2],
  'projects save': ['CONTENT_WRITE', 3],
  'projects delete': ['CONTENT_WRITE', 3],
  'projects clone': ['CONTENT_WRITE', 2],
  'notifications create': ['CAMPAIGN_WRITE', 1],
  'notifications write': ['CAMPAIGN_WRITE', 3],
  'notifications clone': ['CAMPAIGN_WRITE', 3],
};
const rights = ([1, 2, 3] as const).flatMap((userLevel) =>
  [[], ...codes.map((code) => [code])].map((permissions) => ({ userLevel, permissions })),
);

describe('the rights of a user with one permission', () => {
  it('has a row for each action of each entity', () => {
    const actions = Object.entries(registry.resources).flatMap(([name, { access = {} }]) =>
      Object.keys(access).map((action) => `${name} ${action}`),
    );
    expect(actions.toSorted()).toEqual(Object.keys(needs).toSorted());
  });
  it.each(Object.entries(needs))('%s needs no other permission and no higher level than %j (PLT-004)', (name, [code, level]) => {
    const [resource, action] = name.split(' ') as [string, string];
    const rule = registry.resources[resource]!.access![action];
    const allowed = rights.filter((right) => isAllowed(right, rule)).map((right) => `${right.userLevel} ${right.permissions.join()}`);
    expect(allowed).toEqual(Array.from({ length: level }, (_, i) => `${i + 1} ${code}`));
  });
});

describe('the lock to the own offices', () => {
  const { ownOffice } = registry.locks!;
  it.each([
    [1, { offices: ['HK'] }, null],
    [2, { offices: ['HK'] }, ['HK']],
    [3, { offices: ['HK', 'SG'] }, ['HK', 'SG']],
    [2, {}, []],
  ])('a user of level %i with the claims %j is locked to %j (PLT-107)', (level, claims, offices) => {
    expect(ownOffice!({ id: 'ann', level, codes: [], claims } as never)).toEqual(offices);
  });
});
