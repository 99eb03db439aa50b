/** Wrong declarations that the compiler must refuse: `npm test` compiles this file, an unused @ts-expect-error fails it. */
import { choice, timestamp, derived, file, integer, localized, multiline, reference, text, toggle } from '../../src/fields';
import { matrix } from '../../resources/adminUsers/matrix';
import { defineFields, defineForm, defineList, defineResource, type RecordOf } from '../../src/schema';
import { confirmAction, edit, menu, dialogAction, remove } from '../../src/views';
import { useText } from '../../src/messages/i18n';
import { asIs } from '../../src/messages/page';
import { useCall } from '../../src/views';

type Hotline = RecordOf<'Hotline'>;
type Notification = RecordOf<'Notification'>;
const recordTitle = ({ phoneNumber }: Hotline) => phoneNumber;
const fields = { displayOrder: integer('Order'), phoneNumber: text('Tel Number'), post: toggle('Post', { on: 'On', off: 'Off' }) };
const calls = { getList: 'GET /contactUs/clientServices/' } as const;

export const right = defineResource<Hotline>()({
  recordTitle,
  calls,
  fields: { ...fields, name: derived('Name', { lines: (hotline) => [asIs(hotline.phoneNumber)] }) },
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
  fields: { post: timestamp('Post') },
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
  form: { sections: [{ fields: ['countryId'] }] },
});
export const wrongTitle = defineResource<Hotline>()({
  // @ts-expect-error a hotline has no title
  recordTitle: ({ title }) => String(title),
  calls,
  fields,
});
export const wrongTemplate = defineResource<Hotline>()({
  // @ts-expect-error a hotline has no title
  recordTitle: '{countryEn} {title}',
  calls,
  fields,
});
export const rightTemplate = defineResource<Hotline>()({ recordTitle: '{countryEn} {phoneNumber}', calls, fields });
export const wrongLine = defineResource<Hotline>()({
  recordTitle,
  calls,
  // @ts-expect-error the line names what a hotline does not have
  fields: { ...fields, name: derived('Name', { lines: ['{phoneNumber}', '{title}'] }) },
});
export const rightLine = defineResource<Hotline>()({
  recordTitle,
  calls,
  fields: { ...fields, name: derived('Name', { lines: ['{phoneNumber}', '{countryEn}'] }) },
});
export const whoDidItIsNobody = defineResource<Hotline>()({
  recordTitle,
  calls,
  // @ts-expect-error a hotline has no updatedByNme
  fields: { updatedAt: timestamp('Last update', { by: 'updatedByNme' }) },
});
export const shownAsNothing = defineResource<Hotline>()({
  recordTitle,
  calls,
  // @ts-expect-error a hotline has no countryName
  fields: { countryId: reference('countries', 'Country', { shownAs: 'countryName' }) },
});
export const withinNothing = defineResource<Hotline>()({
  recordTitle,
  calls,
  // @ts-expect-error a hotline has no office
  fields: { countryId: reference('countries', 'Country', { within: 'office' }) },
});
const office = { EN: 'cityEn', JA: 'cityJp', ZH_HK: 'cityTc', ZH_CN: 'citySc' } as const;
export const rightLanguages = defineResource<RecordOf<'OfficeLocation'>>()({
  recordTitle: '{cityEn}',
  calls: { getList: 'GET /contactUs/offices/' },
  fields: { city: localized(text('City'), { members: office }) },
});
export const languageWithoutItsMember = defineResource<RecordOf<'OfficeLocation'>>()({
  recordTitle: '{cityEn}',
  calls: { getList: 'GET /contactUs/offices/' },
  // @ts-expect-error an office has no cityJa
  fields: { city: localized(text('City'), { members: { ...office, JA: 'cityJa' } }) },
});
// @ts-expect-error a language is missing
export const languageMissing = localized(text('City'), { members: { EN: 'cityEn', JA: 'cityJp', ZH_HK: 'cityTc' } });
export const wrongCondition = defineResource<Hotline>()({
  recordTitle,
  calls,
  fields,
  // @ts-expect-error a hotline has no status
  form: { sections: [{ fields: ['post'] }], locked: [{ when: { status: 'DELETED' }, text: 'It is deleted' }] },
});
export const rightCondition = defineResource<Hotline>()({
  recordTitle,
  calls,
  fields,
  form: {
    sections: [{ fields: ['post'] }],
    locked: [{ when: { any: [{ post: true }, { not: { displayOrder: [1, 2] } }] }, text: 'It is shown' }],
    editable: [{ names: ['post'], when: { countryEn: { not: null } } }],
    initialValues: { post: false, phoneNumber: { generator: 'x' } },
  },
});
export const initialOfNothing = defineResource<Hotline>()({
  recordTitle,
  calls,
  fields,
  // @ts-expect-error countryId is not declared
  form: { sections: [{ fields: ['post'] }], initialValues: { countryId: 1 } },
});
export const narrowedNothing = defineResource<Hotline>()({
  recordTitle,
  calls,
  fields,
  // @ts-expect-error countryId is not declared
  form: { sections: [{ fields: ['post'] }], overrides: { countryId: { required: true } } },
});
export const sentNothing = defineResource<Hotline>()({
  recordTitle,
  calls,
  fields,
  // @ts-expect-error a hotline has no code
  form: { sections: [{ fields: ['post'] }], sends: ['countryId', 'code'] },
});

// parts in files of their own know their entity too
export const parts = defineFields<Hotline>()({
  displayOrder: integer('Order'),
  phoneNumber: text('Tel Number'),
  lines: derived('Both', { lines: ['{countryEn}', '{phoneNumber}'] }),
});
type Part = keyof typeof parts;
type ListCall = 'GET /contactUs/offices/';
export const rightFieldApart = defineFields<Hotline>()({
  phoneNumber: text('Tel Number', { visibleWhen: { post: true, any: [{ countryEn: null }] }, sets: { displayOrder: 1 } }),
  both: derived('Both', { lines: ['{countryEn}'] }),
});
export const conditionOfFieldApart = defineFields<Hotline>()({
  phoneNumber: text('Tel Number', {
    visibleWhen: {
      // @ts-expect-error a hotline has no pst
      pst: true,
    },
  }),
});
export const nestedConditionOfFieldApart = defineFields<Hotline>()({
  phoneNumber: text('Tel Number', {
    disabledWhen: {
      any: [
        {
          // @ts-expect-error a hotline has no pst
          pst: true,
        },
      ],
    },
  }),
});
export const changeOfFieldApart = defineFields<Hotline>()({
  phoneNumber: text('Tel Number', {
    sets: {
      // @ts-expect-error a hotline has no ordr
      ordr: 1,
    },
  }),
});
export const lineOfFieldApart = defineFields<Hotline>()({
  both: derived('Both', {
    lines: [
      // @ts-expect-error a hotline has no country
      '{country}',
    ],
  }),
});
export const followedInLanguagesApart = defineFields<RecordOf<'Project'>>()({
  name: localized(text('Name'), {
    // @ts-expect-error a project has no languages
    enabledBy: 'languages',
  }),
});
export const rightListApart = defineList<Hotline, Part, ListCall>({
  columns: ['phoneNumber'],
  labels: { lines: 'Both' },
  rowActions: [edit(), remove()],
});
export const labelOfListApart = defineList<Hotline, Part, ListCall>({
  columns: ['phoneNumber'],
  labels: {
    // @ts-expect-error nobody declared phone
    phone: 'Phone',
  },
});
export const searchOfListApart = defineList<Notification, 'titles', 'GET /notification/list'>({
  columns: ['titles'],
  search: {
    title: text('Title'),
    // @ts-expect-error the call takes no titel
    titel: text('Title'),
  },
});
export const filterOfListApart = defineList<Notification, 'titles', 'GET /notification/list'>({
  columns: ['titles'],
  filters: {
    type: choice('Type', { labels: {} }),
    // @ts-expect-error the call takes no typ
    typ: choice('Type', { labels: {} }),
  },
});
export const rightOfListApart = defineList<Hotline, Part, ListCall, 'write'>({
  columns: ['phoneNumber'],
  rowActions: [
    dialogAction({
      name: 'email',
      label: 'Email',
      dialog: 'x',
      // @ts-expect-error nobody may wrte
      permission: 'wrte',
    }),
  ],
});
export const momentOfListApart = defineList<Hotline, Part, ListCall>({
  columns: ['phoneNumber'],
  due: {
    at: 'updatedAt',
    when: {
      // @ts-expect-error a hotline has no status
      status: 'PENDING',
    },
  },
});
export const fieldOfSectionApart = defineForm<Hotline, Part>({
  sections: [
    {
      fields: [
        'phoneNumber',
        // @ts-expect-error nobody declared order
        'order',
      ],
    },
  ],
});
export const rightOfFormApart = defineForm<Hotline, Part>({
  sections: [],
  // @ts-expect-error nobody may sav
  permission: 'sav',
});
export const conditionOfFormApart = defineForm<Hotline, Part>({
  sections: [],
  locked: [
    {
      when: {
        // @ts-expect-error a hotline has no status
        status: 'DELETED',
      },
      text: 'x',
    },
  ],
});
export const narrowedConditionApart = defineForm<Hotline, Part>({
  sections: [],
  overrides: {
    phoneNumber: {
      visibleWhen: {
        // @ts-expect-error a hotline has no status
        status: 'DELETED',
      },
    },
  },
});
export const rightOfAnotherEntity = defineResource<Hotline>()({
  recordTitle,
  calls,
  fields,
  list: {
    columns: ['phoneNumber'],
    rowActions: [
      dialogAction({
        name: 'ring',
        label: 'Ring',
        dialog: 'x',
        // @ts-expect-error nobody may ring
        permission: 'ring',
      }),
    ],
  },
});

const forClients = menu<RecordOf<'ClientRow'>>(
  dialogAction({
    name: 'email',
    label: 'Email',
    permission: 'write',
    dialog: () => import('../../resources/accounts/dialogs/EmailUsernameDialog'),
  }),
);
export const wrongConditionOfAct = defineResource<Hotline>()({
  recordTitle,
  calls,
  fields,
  // @ts-expect-error a hotline has no status
  list: { columns: ['phoneNumber'], rowActions: [remove<Hotline>({ offered: { status: 'DELETED' } })] },
});
export const wrongCallOfAct = confirmAction<Hotline>({
  name: 'ring',
  label: 'Ring',
  question: 'Ring?',
  // @ts-expect-error the contract has no such call
  call: 'PUT /contactUs/clientServices/{id}/ring',
  successText: 'Rung',
  permission: 'save',
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

const buttonForm = { recordTitle, calls, fields };
export const buttonOverNothing = defineResource<Hotline>()({
  ...buttonForm,
  // @ts-expect-error nobody declared countryEn
  form: { sections: [{ fields: ['post'] }], buttons: [{ type: 'render', label: 'Preview', field: 'countryEn' }] },
});
export const buttonOfNoType = defineResource<Hotline>()({
  ...buttonForm,
  // @ts-expect-error a button checks or renders
  form: { sections: [{ fields: ['post'] }], buttons: [{ type: 'send', label: 'Send' }] },
});
export const stampOfNothing = defineResource<Hotline>()({
  ...buttonForm,
  // @ts-expect-error the record has no such member
  versionedBy: 'changedAt',
});

// @ts-expect-error the contract has no such kind of upload
export const unknownUpload = file('Image', { upload: 'IMAGE' });
// @ts-expect-error there is no such type of file
export const unknownFileType = file('Image', { upload: 'POPUP_IMAGE', accept: 'picture' });
// @ts-expect-error a size is two numbers
export const halfASize = file('Image', { upload: 'POPUP_IMAGE', suggestedSize: [924] });
// @ts-expect-error a matrix needs its columns
export const matrixWithoutColumns = matrix('Rights', { rows: 'permissionModules' });
// @ts-expect-error what a column is called is a text
export const matrixOfNumbers = matrix('Rights', { rows: 'permissionModules', columns: { READ: 1 } });
export const matrixOfText = defineResource<Hotline>()({
  recordTitle,
  calls,
  // @ts-expect-error a text is no list of codes
  fields: { phoneNumber: matrix('Rights', { rows: 'permissionModules', columns: { READ: 'View' } }) },
});
// @ts-expect-error lines are a number
export const multilineOfText = multiline('Text', { rows: 'many' });
export const multilineOfYesOrNo = defineResource<Hotline>()({
  recordTitle,
  calls,
  // @ts-expect-error yes or no is no text
  fields: { post: multiline('Post') },
});
// @ts-expect-error there is no such layout of languages
export const languagesAsList = localized(text('X'), { as: 'list' });
// @ts-expect-error a tick or radio buttons
export const toggleAsSelect = toggle('X', { on: 'On', off: 'Off', as: 'select' });
// @ts-expect-error a select or radio buttons
export const choiceAsTicks = choice('X', { labels: {}, as: 'ticks' });
export const asideOfNothing = defineResource<Hotline>()({
  ...buttonForm,
  // @ts-expect-error an aside is a part
  form: { layout: 'cards', sections: [{ fields: ['post'] }], aside: 7 },
});
