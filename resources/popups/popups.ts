import { choice, dateTime, file, localized, reference, text, toggle } from '../../src/fields';
import { defineResource, type RecordOf } from '../../src/schema';
import { edit } from '../../src/views';
import { ofLanguages } from '../vocabulary/inLanguages';

const isNone = { offWhen: { buttonType: 'NONE' }, offReason: 'There is no button' };

export default defineResource<RecordOf<'CampaignPopup'>>()({
  recordTitle: '{title}',
  calls: { getList: 'GET /campaignPopup/list', getOne: 'GET /campaignPopup/details/{id}', update: 'PUT /campaignPopup/{id}' },
  stamp: 'updatedAt',

  fields: {
    salesOffice: reference('salesOffices', 'Sales Office'),
    title: text('Title', { isRequired: true, maxLength: 50 }),
    useGlobalLanguage: toggle('Use one image for all languages', { on: 'Yes', off: 'No', as: 'tick' }),
    images: localized(
      file('Image', {
        isRequired: true,
        upload: 'POPUP_IMAGE',
        sentAs: 'imageIds',
        takes: 'image',
        suggests: [924, 1386],
        offReason: 'The English image is used',
      }),
      { as: 'across', oneForAllWhen: { useGlobalLanguage: true } },
    ),
    buttonType: choice('Button type', { isRequired: true, as: 'radios', labels: { NONE: 'NONE', URL: 'URL' } }),
    buttonNames: localized(text('Button Name', { isRequired: true, maxLength: 15, ...isNone }), {
      members: ofLanguages('buttons', 'name'),
      as: 'rows',
    }),
    buttonUrls: localized(text('URL', { isRequired: true, format: 'url', ...isNone }), {
      members: ofLanguages('buttons', 'url'),
      as: 'rows',
    }),
    postOnline: toggle('Post', { on: 'Online', off: 'Offline', typed: ['Online', 'Offline'] }),
    updatedAt: dateTime('Last update', { by: 'updatedByName', empty: '-' }),
  },

  list: {
    columns: ['salesOffice', 'title', 'postOnline', 'updatedAt'],
    link: 'title',
    name: 'title',
    acts: [edit()],
    card: { heading: ['title', 'postOnline'], lines: [['salesOffice'], ['updatedAt']] },
  },

  form: {
    layout: 'cards',
    head: { name: 'title', status: 'postOnline', facts: ['salesOffice', 'updatedAt'] },
    sections: [
      { title: 'Title', fields: ['title'] },
      { title: 'Images', fields: ['useGlobalLanguage', 'images'] },
      { title: 'Button', fields: ['buttonType', 'buttonNames', 'buttonUrls'] },
      { title: 'Status', fields: ['postOnline'] },
    ],
    aside: () => import('./PopupPreview'),
    // without a button the map is empty (POP-029)
    set: { buttons: {} },
  },
});
