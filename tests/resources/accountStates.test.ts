/** What the edit screens of clients and partners show, let people change and offer: every demo user, status and kind of account. */
import { describe, expect, it } from 'vitest';
import { isAllowed } from '../../authProvider/permissions';
import { people } from '../../fixtures/auth/people';
import { registry } from '../../resources';
import { builtInKinds } from '../../src/fields/builtInKinds';
import { loadCodecs } from '../../src/fields/codecs/codecs';
import { entitiesOf } from '../../src/schema/registry';
import { nested, type Values } from '../../src/schema/values/path';
import { offeredActions } from '../../src/views/actions/offeredActions';
import { formModel } from '../../src/views/form/model/formModel';

const entities = entitiesOf(registry, builtInKinds);
const openEditScreen = async (name: 'clients' | 'partners') => {
  const { access, load } = entities[name]!;
  const { form, list, fields } = (await load!()).default;
  await loadCodecs(Object.values(fields));
  const labelOf = (field: string) => form!.fields[field]!.label;
  const menu = list!.rowActions.find((action) => action.type === 'menu')!;
  const buttons = [...form!.head!.actions, ...form!.sections.flatMap(({ actions }) => actions)];
  return (person: (typeof people)[number], record: Values) => {
    const viewer = { id: person.username, level: person.userLevel, codes: person.permissionCodes, claims: {} };
    const may = (action: string) => isAllowed({ permissions: [...person.permissionCodes], userLevel: person.userLevel }, access![action]!);
    const canSave = may(form!.permission) && form!.allowed(record, viewer) && form!.locked(record) === null;
    const model = formModel(form!, record, viewer, { canSave });
    const now = model.at(nested(model.initial));
    const labelsOf = (actions: readonly (typeof buttons)[number][]) =>
      offeredActions(actions, { record, viewer, may }).map(({ label }) => label);
    return {
      canSave,
      inputs: model.leaves.filter((leaf) => !now.isAbsent(leaf.name)).map((leaf) => labelOf(leaf.name)),
      hidden: form!.sections.flatMap((section) => section.fields.filter(now.isAbsent)).map(labelOf),
      buttons: labelsOf(buttons),
      menu: labelsOf(menu.type === 'menu' ? menu.actions : []),
    };
  };
};
const statuses = ['OPENED', 'ACTIVATED', 'SUSPENDED', 'DELETED'];
/** The buttons that change an account in this status, for a user who may write (CLI-080, CLI-087, CLI-113, PAR-046). */
const messages = (status: string) => (status === 'OPENED' || status === 'DELETED' ? [] : ['Email Username', 'Reset password']);
const transitions: Record<string, readonly string[]> = {
  OPENED: ['Delete'],
  ACTIVATED: ['Suspend', 'Delete'],
  SUSPENDED: ['Unsuspend', 'Delete'],
  DELETED: [],
};
const canChange = (status: string) => status !== 'OPENED' && status !== 'DELETED';
const casesOf = (code: string) =>
  people.flatMap((person) =>
    statuses.flatMap((userStatus) =>
      [false, true].map((isDummyUser) => ({
        person,
        username: person.username,
        mayWrite: (person.permissionCodes as readonly string[]).includes(code),
        userStatus,
        isDummyUser,
      })),
    ),
  );

describe('the edit screen of a client', async () => {
  const open = await openEditScreen('clients');
  const profile = ['Last Name', 'First Name', 'Middle Name', 'Date of birth', 'Account email', 'Sales Office', 'Region', 'Account Manager'];
  it.each(casesOf('APP_USER_WRITE'))(
    'lets $username change a client that is $userStatus as far as the status allows, dummy: $isDummyUser (CLI-045 CLI-063 CLI-065 CLI-066 CLI-067 CLI-068 CLI-069 CLI-080 CLI-087 CLI-088 CLI-113 PLT-005)',
    ({ person, mayWrite, userStatus, isDummyUser }) => {
      const screen = open(person, { id: 77, clientID: 'C77', sfUserType: 'CL', salesOffice: 'HK', region: 'CN', userStatus, isDummyUser });
      const canSave = mayWrite && canChange(userStatus);
      expect(screen.canSave).toBe(canSave);
      expect(screen.inputs.toSorted()).toEqual((canSave ? ['Username', 'Remarks', ...(isDummyUser ? profile : [])] : []).toSorted());
      const hidden = [
        ...(userStatus === 'OPENED' ? ['Username', 'Remarks'] : []),
        ...(isDummyUser ? [] : ['Dummy account type', 'Dummy account remarks']),
      ];
      expect(screen.hidden.toSorted()).toEqual(hidden.toSorted());
      expect(screen.buttons).toEqual(mayWrite ? [...messages(userStatus), ...transitions[userStatus]!] : []);
      expect(screen.menu).toEqual(mayWrite ? messages(userStatus) : []);
    },
  );
});

describe('the edit screen of a partner', async () => {
  const open = await openEditScreen('partners');
  const cases = casesOf('BUSINESS_PARTNER_WRITE').flatMap((each) => ['CP', 'PB', 'IP', 'AM'].map((record) => ({ ...each, record })));
  it.each(cases)(
    'lets $username change a partner of type $record that is $userStatus as far as the status allows, dummy: $isDummyUser (PAR-025 PAR-026 PAR-027 PAR-028 PAR-030 PAR-036 PAR-037 PAR-039 PAR-040 PAR-041 PAR-046 PLT-005)',
    ({ person, mayWrite, userStatus, isDummyUser, record }) => {
      const screen = open(person, {
        ...{ id: 5_000_777, salesforceAccount: 'V1', sfUserType: 'ADVISOR', salesOffice: 'HK', region: 'CN' },
        ...{ userStatus, isDummyUser, salesforceRecordType: { name: record } },
      });
      const canSave = mayWrite && canChange(userStatus);
      const hasNames = record !== 'CP';
      expect(screen.canSave).toBe(canSave);
      expect(screen.inputs.toSorted()).toEqual(
        (canSave ? ['Remarks', ...(isDummyUser && hasNames ? ['First Name', 'Last Name'] : [])] : []).toSorted(),
      );
      const hidden = [
        ...(userStatus === 'OPENED' ? ['Username'] : []),
        ...(hasNames ? [] : ['Last Name', 'First Name']),
        ...(isDummyUser ? ['Mobile phone', 'Business phone', 'CRM email'] : []),
      ];
      expect(screen.hidden.toSorted()).toEqual(hidden.toSorted());
      expect(screen.buttons).toEqual(mayWrite ? [...messages(userStatus), ...transitions[userStatus]!] : []);
    },
  );
});
