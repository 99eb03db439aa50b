import { describe, expect, it } from 'vitest';
import { builtInKinds } from '../../src/fields/builtInKinds';
import { registry } from '../../resources';
import { isAllowed } from '../../authProvider/permissions';
import { entitiesOf } from '../../src/schema/registry';
import { offeredActions } from '../../src/views/actions/offeredActions';

/** Who sees which control of an admin user, by construction: own level x target level x codes x oneself or another (ADM-012, ADM-055, ADM-056). */
const entities = entitiesOf(registry, builtInKinds);
const { access, load } = entities.adminUsers!;
const { default: declaration } = await load!();
const menu = declaration.list!.rowActions.find((action) => action.type === 'menu')!;
const levels = { SUPER_ADMIN: 1, CS_TEAM: 2, SALES_TEAM: 3 };
const codes = [[], ['CONTENT_WRITE'], ['CMS_USER_WRITE'], ['CONTENT_WRITE', 'CMS_USER_WRITE']];

const cases = [1, 2, 3].flatMap((own) =>
  Object.entries(levels).flatMap(([userLevel, target]) =>
    codes.flatMap((permissions) => [
      // oneself, another one who has some of one's codes, and one who has more
      { own, userLevel, target, permissions, isSelf: true, held: permissions },
      { own, userLevel, target, permissions, isSelf: false, held: permissions.slice(1) },
      { own, userLevel, target, permissions, isSelf: false, held: [...permissions, 'CAMPAIGN_READ'] },
    ]),
  ),
);

describe('the controls of an admin user', () => {
  it('are tried in every combination', () => {
    expect(cases).toHaveLength(108);
  });
  it.each(cases)(
    'ADM-012 ADM-055 ADM-056 level $own with $permissions on level $target with $held, oneself: $isSelf',
    ({ own, userLevel, target, permissions, isSelf, held }) => {
      const viewer = { id: '7', level: own, codes: permissions, claims: { offices: ['HK'] } };
      const record = { id: 107, userId: isSelf ? 7 : 8, userLevel, salesOffices: ['HK'], permissions: held };
      const may = (action: string) => isAllowed({ permissions, userLevel: own as 1 }, access![action]!);
      const offered = offeredActions(menu.type === 'menu' ? menu.actions : [], { record, viewer, may }).map(({ label }) => label);
      const isWithin = target >= own && (own === 1 || held.every((code) => permissions.includes(code)));
      const hasContent = permissions.includes('CONTENT_WRITE');
      expect(offered).toEqual(hasContent && isWithin && !isSelf ? ['Delete account', 'Reset password'] : []);
      const canSave = may(declaration.form!.permission) && declaration.form!.allowed(record, viewer);
      expect(canSave).toBe(permissions.includes('CMS_USER_WRITE') && isWithin);
      expect(declaration.form!.editable(record, viewer).includes('salesOffices')).toBe(!isSelf);
      const field = declaration.form!.fields.permissions!;
      expect('oneselfWhen' in field && declaration.holds(field.oneselfWhen!, record, viewer)).toBe(isSelf);
      const given = ['CONTENT_WRITE', 'CAMPAIGN_READ'].filter((code) => 'offered' in field && field.offered?.(code as never, viewer));
      expect(given).toEqual(['CONTENT_WRITE', 'CAMPAIGN_READ'].filter((code) => own === 1 || permissions.includes(code)));
      const level = declaration.form!.fields.userLevel!;
      const choices = Object.keys(levels).filter((code) => 'offered' in level && level.offered?.(code, viewer));
      expect(choices).toEqual(Object.keys(levels).slice(own - 1));
    },
  );
});

it.each([
  [1, true],
  [2, false],
])('at level %i an admin user whose permissions are an object can be saved: %s (ADM-055)', (level, isAllowedToSave) => {
  const viewer = { id: '7', level, codes: ['CMS_USER_WRITE'], claims: { offices: ['HK'] } };
  const record = { id: 107, userId: 8, userLevel: 'SALES_TEAM', salesOffices: ['HK'], permissions: {} };
  expect(declaration.form!.allowed(record, viewer)).toBe(isAllowedToSave);
});

it.each([1, 2, 3])('at level %i an admin user of a level that is not known cannot be saved (ADM-055)', (level) => {
  const viewer = { id: '7', level, codes: ['CMS_USER_WRITE'], claims: { offices: ['HK'] } };
  const record = { id: 107, userId: 8, userLevel: 'REGIONAL_TEAM', salesOffices: ['HK'], permissions: [] };
  expect(declaration.form!.allowed(record, viewer)).toBe(false);
});
