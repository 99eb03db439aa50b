import { timestamp, integer, localized, reference, text, toggle } from '../../src/fields';
import { crud, defineResource, type RecordOf } from '../../src/schema';
import { edit, remove } from '../../src/views';
import { inLanguages } from '../vocabulary/inLanguages';
import { orderRules } from '../vocabulary/orderRules';

export default defineResource<RecordOf<'OfficeLocation'>>()({
  recordTitle: '{cityEn}',
  calls: crud('/contactUs/offices/'),
  versionedBy: 'updatedAt',

  fields: {
    displayOrder: integer('Order', orderRules),
    countryEn: text('Country/Region'),
    countryId: reference('countries', 'Country', { required: true, shownAs: 'countryEn' }),
    cityEn: text('Office Name/City'),
    addressEn: text('Address'),
    city: localized(text('City', { required: true, maxLength: 50 }), { members: inLanguages('city') }),
    address: localized(text('Address', { required: true, maxLength: 150 }), { members: inLanguages('address') }),
    post: toggle('Post', { required: true, on: 'Online', off: 'Offline', hint: 'Online: shown to app users as soon as it is saved.' }),
    updatedAt: timestamp('Last update', { by: 'updatedByName', emptyText: '-' }),
  },

  list: {
    columns: ['displayOrder', 'countryEn', 'cityEn', 'addressEn', 'post', 'updatedAt'],
    name: 'cityEn',
    sortedBy: 'Sorted by order',
    rowActions: [edit(), remove()],
    card: { heading: ['cityEn', 'post'], lines: [['countryEn', 'displayOrder'], ['addressEn'], ['updatedAt']] },
  },

  form: {
    initialValues: { post: false },
    sections: [{ fields: ['countryId', 'city', 'address', 'displayOrder', 'post'] }],
    footer: 'updatedAt',
    distinct: ['displayOrder'],
  },
});
