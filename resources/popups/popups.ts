import { choice, timestamp, file, localized, reference, text, toggle } from '../../src/fields';
import { defineResource, type RecordOf } from '../../src/schema';
import { edit } from '../../src/views';
import { ofLanguages } from '../vocabulary/inLanguages';

const isNone = { disabledWhen: { buttonType: 'NONE' }, disabledReason: 'There is no button' };

export default defineResource<RecordOf<'CampaignPopup'>>()({
  recordTitle: '{title}',
  calls: { getList: 'GET /campaignPopup/list', getOne: 'GET /campaignPopup/details/{id}', update: 'PUT /campaignPopup/{id}' },
  versionedBy: 'updatedAt',

  fields: {
    salesOffice: reference('salesOffices', 'Sales Office'),
    title: text('Title', { required: true, maxLength: 50 }),
    useGlobalLanguage: toggle('Use one image for all languages', { on: 'Yes', off: 'No', as: 'tick' }),
    images: localized(
      file('Image', {
        required: true,
        upload: 'POPUP_IMAGE',
        sentAs: 'imageIds',
        accept: 'image',
        suggestedSize: [924, 1386],
        disabledReason: 'The English image is used',
      }),
      { as: 'across', oneForAllWhen: { useGlobalLanguage: true } },
    ),
    buttonType: choice('Button type', { required: true, as: 'radios', labels: { NONE: 'No button', URL: 'Web link' } }),
    buttonNames: localized(text('Button Name', { required: true, maxLength: 15, ...isNone }), {
      members: ofLanguages('buttons', 'name'),
      as: 'rows',
    }),
    buttonUrls: localized(text('URL', { required: true, format: 'url', ...isNone }), {
      members: ofLanguages('buttons', 'url'),
      as: 'rows',
    }),
    postOnline: toggle('Post', { on: 'Online', off: 'Offline' }),
    updatedAt: timestamp('Last update', { by: 'updatedByName', emptyText: '-' }),
  },

  list: {
    columns: ['salesOffice', 'title', 'postOnline', 'updatedAt'],
    link: 'title',
    name: 'title',
    rowActions: [edit()],
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
