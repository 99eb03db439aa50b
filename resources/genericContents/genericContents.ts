import { integer, localized, multiline, text } from '../../src/fields';
import { crud, defineResource, type RecordOf } from '../../src/schema';
import { edit, remove } from '../../src/views';
import { amountTags } from '../vocabulary/amounts';

const short = { required: true, maxLength: 50 };

export default defineResource<RecordOf<'GenericContent'> & RecordOf<'GenericContentRow'>>()({
  recordTitle: '{type} {field}',
  calls: crud('/genericContents/'),
  versionedBy: 'values',

  fields: {
    id: integer('Id'),
    type: text('Type', short),
    field: text('Field', short),
    createdByName: text('Created By'),
    content: localized(multiline('Content', { required: true, rows: 25, tags: amountTags }), {
      members: { EN: 'contentEN', JA: 'contentJA', ZH_HK: 'contentTC', ZH_CN: 'contentSC' },
      sentAs: { EN: 'contentEn', JA: 'contentJa', ZH_HK: 'contentTc', ZH_CN: 'contentSc' },
      requiredIn: ['EN'],
      as: 'tabs',
    }),
  },

  list: {
    columns: ['id', 'type', 'field', 'createdByName'],
    name: 'type',
    // a content has no name: the server takes this key for its field (GEN-007)
    query: { sort: ['name.EN,asc', 'id,asc'] },
    sortedBy: 'Sorted by field',
    rowActions: [edit(), remove()],
    card: { heading: ['type', 'id'], lines: [['field'], ['createdByName']], labelled: ['createdByName'] },
  },

  form: {
    sections: [{ fields: ['field', 'type', 'content'] }],
    saveLabel: 'Update',
    buttons: [
      { type: 'render', label: 'Preview', field: 'content' },
      { type: 'check', label: 'Validate' },
    ],
    // GEN-025
    createDelay: 500,
  },
});
