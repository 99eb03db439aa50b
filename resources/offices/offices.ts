import { dateTime, integer, localized, reference, text, toggle } from '../../src/fields';
import { crud, defineResource, type RecordOf } from '../../src/schema';
import { edit, remove } from '../../src/views';
import { inLanguages } from '../vocabulary/inLanguages';
import { orderRules } from '../vocabulary/orderRules';

export default defineResource<RecordOf<'OfficeLocation'>>()({
  recordTitle: '{cityEn}',
  calls: crud('/contactUs/offices/'),
  stamp: 'updatedAt',

  fields: {
    displayOrder: integer('Order', orderRules),
    countryEn: text('Country/Region'),
    countryId: reference('countries', 'Country', { isRequired: true, shownAs: 'countryEn' }),
    cityEn: text('Office Name/City'),
    addressEn: text('Address'),
    city: localized(text('City', { isRequired: true, maxLength: 50 }), { members: inLanguages('city') }),
    address: localized(text('Address', { isRequired: true, maxLength: 150 }), { members: inLanguages('address') }),
    post: toggle('Post', { isRequired: true, on: 'Online', off: 'Offline', hint: 'On: shown to app users as soon as it is saved.' }),
    updatedAt: dateTime('Last update', { by: 'updatedByName', empty: '-' }),
  },

  list: {
    columns: ['displayOrder', 'countryEn', 'cityEn', 'addressEn', 'post', 'updatedAt'],
    name: 'cityEn',
    acts: [edit(), remove()],
    card: { heading: ['cityEn', 'post'], lines: [['countryEn', 'displayOrder'], ['addressEn'], ['updatedAt']] },
  },

  form: {
    initial: { post: false },
    sections: [{ fields: ['countryId', 'city', 'address', 'displayOrder', 'post'] }],
    footer: 'updatedAt',
  },
});
