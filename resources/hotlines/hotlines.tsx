import { dateTime, integer, reference, text, toggle } from '../../src/fields';
import { crud, defineResource, type RecordOf } from '../../src/schema';
import { edit, remove } from '../../src/views';

/** An optional + or 00, then digits and spaces with at least one digit (HOT-017). */
const telephone = /^(\+|00)?(?=.*[0-9])[0-9 ]+$/;

export default defineResource<RecordOf<'Hotline'>>()({
  recordTitle: ({ countryEn, phoneNumber }) => `${countryEn ?? ''} ${phoneNumber}`.trim(),
  calls: crud('/contactUs/clientServices/'),
  stamp: 'updatedAt',

  fields: {
    displayOrder: integer('Order', { maxLength: 2, hint: '1 to 99. The list in the app follows this order.' }),
    countryEn: text('Country/Region'),
    countryId: reference('countries', 'Country', { shownAs: 'countryEn' }),
    phoneNumber: text('Tel Number', { maxLength: 20, hint: 'Digits and spaces, with + or 00 in front if needed.' }),
    post: toggle('Post', { on: 'Online', off: 'Offline', hint: 'On: shown to app users as soon as it is saved.' }),
    updatedAt: dateTime('Last update', { by: 'updatedByName', empty: '-' }),
  },

  list: {
    columns: ['displayOrder', 'countryEn', 'phoneNumber', 'post', 'updatedAt'],
    name: 'phoneNumber',
    rowActions: [edit(), remove()],
    card: { heading: ['phoneNumber', 'post'], lines: [['countryEn', 'displayOrder'], ['updatedAt']] },
  },

  form: {
    rules: ({ object, chosen, pattern }) =>
      object({
        countryId: chosen('Country'),
        phoneNumber: pattern('Tel Number', telephone),
        displayOrder: pattern('Order', /^[1-9][0-9]*$/, 'Order must be integer'),
        post: chosen('Post'),
      }),
    initial: { post: false },
    sections: [{ fields: ['countryId', 'phoneNumber', 'displayOrder', 'post'] }],
    footer: 'updatedAt',
  },
});
