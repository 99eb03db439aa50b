import { date, timestamp, reference, text } from '../../src/fields';
import { defineResource, type RecordOf } from '../../src/schema';
import { dialogAction } from '../../src/views';

/** My Documents of a client (CLI-096 to CLI-103). */
export default defineResource<RecordOf<'Document'>, 'view'>()({
  recordTitle: '{productName} · {docNumber}',
  calls: { getList: 'GET /appuser/{id}/documents/' },
  idField: 'docNumber',

  fields: {
    productName: text('Project name'),
    description: text('Description'),
    documentCreationDate: timestamp('Creation date'),
  },

  list: {
    search: { productName: text('Name', { maxLength: 50 }) },
    filters: {
      projectCodes: reference('documentProjects', 'Project name', { multiple: true }),
      docType: reference('documentTypes', 'Document type', { multiple: true }),
      date: date('Document date'),
    },
    sorts: ['documentCreationDate desc', 'documentCreationDate asc'],
    query: { offset: { generator: 'offset' }, deviceModel: 'WEB', entry: 'CMS', isChina: false },
    columns: ['productName', 'description', 'documentCreationDate'],
    card: { heading: ['productName'], lines: [['description'], ['documentCreationDate']] },
    rowActions: [dialogAction({ name: 'view', label: 'View', dialog: () => import('./ClientDocumentDialog'), permission: 'view' })],
  },
});
