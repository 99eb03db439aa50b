/** Wrong declarations that the compiler must refuse: `npm test` compiles this file, an unused @ts-expect-error fails it. */
import { dateTime, derived, integer, reference, text, toggle } from '../../src/fields';
import { defineResource, type RecordOf } from '../../src/schema';
import { edit, menu } from '../../src/views';
import { useText } from '../../src/messages/i18n';
import { useCall } from '../../src/views';

type Hotline = RecordOf<'Hotline'>;
const recordTitle = ({ phoneNumber }: Hotline) => phoneNumber;
const fields = { displayOrder: integer('Order'), phoneNumber: text('Tel Number'), post: toggle('Post', { on: 'On', off: 'Off' }) };
const calls = { getList: 'GET /contactUs/clientServices/' } as const;

export const right = defineResource<Hotline>()({
  recordTitle,
  calls,
  fields: { ...fields, name: derived<Hotline>('Name', { lines: (hotline) => [hotline.phoneNumber] }) },
  list: { columns: ['phoneNumber', 'name'], rowActions: [edit()] },
});

export const misspeltField = defineResource<Hotline>()({
  recordTitle,
  calls,
  // @ts-expect-error the record has no such member
  fields: { phoneNumbr: text('Tel Number') },
});
export const wrongKind = defineResource<Hotline>()({
  recordTitle,
  calls,
  // @ts-expect-error a boolean is no moment
  fields: { post: dateTime('Post') },
});
export const wrongKindOfNumber = defineResource<Hotline>()({
  recordTitle,
  calls,
  // @ts-expect-error a number is not yes or no
  fields: { displayOrder: toggle('Order', { on: 'On', off: 'Off' }) },
});
export const undeclaredColumn = defineResource<Hotline>()({
  recordTitle,
  calls,
  fields,
  // @ts-expect-error countryEn is not declared
  list: { columns: ['phoneNumber', 'countryEn'] },
});
export const misspeltCall = defineResource<Hotline>()({
  recordTitle,
  // @ts-expect-error the contract has no such path
  calls: { getList: 'GET /contactUs/clientService/' },
  fields,
});
export const wrongMethod = defineResource<Hotline>()({
  recordTitle,
  // @ts-expect-error the contract has no such method there
  calls: { getList: 'DELETE /contactUs/clientServices/' },
  fields,
});
export const wrongSort = defineResource<Hotline>()({
  recordTitle,
  calls,
  fields,
  // @ts-expect-error a direction is asc or desc
  list: { columns: ['phoneNumber'], sorts: ['displayOrder up'] },
});
export const unknownParameter = defineResource<Hotline>()({
  recordTitle,
  calls,
  fields,
  // @ts-expect-error the list call has no such query parameter
  list: { columns: ['phoneNumber'], search: { phoneNumber: text('Tel Number') } },
});
export const searchByChoice = defineResource<RecordOf<'ClientRow'>>()({
  recordTitle: ({ clientID }) => clientID,
  calls: { getList: 'GET /appuser/' },
  fields: { clientID: text('Client ID') },
  // @ts-expect-error a search field is text
  list: { columns: ['clientID'], search: { clientID: reference('countries', 'Country') } },
});
export const undeclaredInForm = defineResource<Hotline>()({
  recordTitle,
  calls,
  fields,
  // @ts-expect-error countryId is not declared
  form: { rules: ({ object }) => object({}), sections: [{ fields: ['countryId'] }] },
});
export const wrongTitle = defineResource<Hotline>()({
  // @ts-expect-error a hotline has no title
  recordTitle: ({ title }) => String(title),
  calls,
  fields,
});
const forClients = menu<RecordOf<'ClientRow'>>({
  label: 'Email',
  permission: 'write',
  dialog: () => import('../../resources/accounts/dialogs/EmailUsernameDialog'),
});
export const wrongRecordInAction = defineResource<Hotline>()({
  recordTitle,
  calls,
  fields,
  // @ts-expect-error the dialog is for clients
  list: { columns: ['phoneNumber'], rowActions: [forClients] },
});

export const useTypedCalls = () => {
  const email = useCall('PUT /appuser/email/{id}');
  void email({ path: { id: 1 }, body: { email: 'a@b.co', updateEmail: false } });
  // @ts-expect-error updateEmail is missing
  void email({ path: { id: 1 }, body: { email: 'a@b.co' } });
  // @ts-expect-error an id is a number
  void email({ path: { id: 'x' }, body: { email: 'a@b.co', updateEmail: false } });
  // @ts-expect-error the contract has no such call
  return useCall('PUT /appuser/mail/{id}');
};

export const usePlurals = () => {
  const t = useText();
  t('list.noResult', { smart_count: 2 });
  // @ts-expect-error a text with forms for one and for many needs the number
  t('list.noResult', { count: 2 });
  // @ts-expect-error and does without no number at all
  t('list.noResult');
  // @ts-expect-error whichever of two texts it is
  t(Math.random() > 0.5 ? 'list.noResult' : 'list.empty', {});
};
