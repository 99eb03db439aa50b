import { describe, expect, it } from 'vitest';
import { createAuthProvider } from '../../../authProvider';
import { isAllowed } from '../../../authProvider/permissions';
import { createSessionStore, readSession, type Session } from '../../../authProvider/session';
import { registry } from '../../../resources';
import { signInReply } from '../signInReply';

describe('permissions', () => {
  const codes = ['APP_USER_WRITE', 'BUSINESS_PARTNER_WRITE', 'CONTENT_WRITE', 'CMS_USER_WRITE', 'CAMPAIGN_WRITE'];
  const levels = [1, 2, 3] as const;
  const matrix = codes.flatMap((code) =>
    levels.flatMap((level) => [true, false].flatMap((has) => levels.map((needed) => ({ code, level, has, needed })))),
  );
  it.each(matrix)('PLT-111 PLT-113 level $level, $code held: $has, allowed up to level $needed', ({ code, level, has, needed }) => {
    const rights = { permissions: has ? [code] : codes.filter((other) => other !== code), userLevel: level };
    expect(isAllowed(rights, { code })).toBe(has);
    expect(isAllowed(rights, { level: needed })).toBe(level <= needed);
    expect(isAllowed(rights, { code, level: needed })).toBe(has && level <= needed);
    expect(isAllowed(rights, {})).toBe(true);
  });
  it('PLT-116 denies what nobody declared', async () => {
    const sessions = createSessionStore({ getItem: () => null, setItem: () => {}, removeItem: () => {} }, null);
    const provider = createAuthProvider({
      sessions,
      accessOf: (resource, action) => registry.resources[resource]?.access?.[action],
      logOut: async () => {},
    });
    sessions.start(readSession(signInReply, Date.now()) as Session);
    expect(await provider.canAccess!({ resource: 'hotlines', action: 'save' })).toBe(true);
    expect(await provider.canAccess!({ resource: 'hotlines', action: 'fly' })).toBe(false);
    expect(await provider.canAccess!({ resource: 'nothing', action: 'list' })).toBe(false);
  });
});
