import { timestamp, integer, reference, text, toggle } from '../../src/fields';
import { crud, defineResource, type RecordOf } from '../../src/schema';
import { edit, remove } from '../../src/views';
import { orderRules } from '../vocabulary/orderRules';

export default defineResource<RecordOf<'Hotline'>>()({
  recordTitle: '{countryEn} {phoneNumber}',
  calls: crud('/contactUs/clientServices/'),
  versionedBy: 'updatedAt',

  fields: {
    displayOrder: integer('Order', orderRules),
    countryEn: text('Country/Region'),
    countryId: reference('countries', 'Country', { required: true, shownAs: 'countryEn' }),
    phoneNumber: text('Tel Number', {
      required: true,
      maxLength: 20,
      format: 'code',
      // an optional + or 00, then digits and spaces with at least one digit (HOT-017)
      matches: '(\\+|00)?(?=.*[0-9])[0-9 ]+',
      hint: 'Digits and spaces, with + or 00 in front if needed.',
    }),
    post: toggle('Post', { required: true, on: 'Online', off: 'Offline', hint: 'Online: shown to app users as soon as it is saved.' }),
    updatedAt: timestamp('Last update', { by: 'updatedByName', emptyText: '-' }),
  },

  list: {
    columns: ['displayOrder', 'countryEn', 'phoneNumber', 'post', 'updatedAt'],
    name: 'phoneNumber',
    sortedBy: 'Sorted by order',
    rowActions: [edit(), remove()],
    card: { heading: ['phoneNumber', 'post'], lines: [['countryEn', 'displayOrder'], ['updatedAt']] },
  },

  form: {
    initialValues: { post: false },
    sections: [{ fields: ['countryId', 'phoneNumber', 'displayOrder', 'post'] }],
    footer: 'updatedAt',
    distinct: ['phoneNumber', 'displayOrder'],
  },
});
