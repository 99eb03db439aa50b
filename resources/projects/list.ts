import { reference, text, toggle } from '../../src/fields';
import { defineList } from '../../src/schema';
import { clone, edit, remove } from '../../src/views';
import type { FieldName } from './fields';
import type { Project } from './project';

/** The list of the catalogue (PRJ-001 to PRJ-023). */
export const list = defineList<Project, FieldName, 'GET /projects/'>({
  columns: [
    'projectId',
    'salesOffice',
    'region',
    'productType',
    'projectCode',
    'name.EN',
    'name.JA',
    'name.ZH_HK',
    'name.ZH_CN',
    'projectLocation',
    'projectRegion',
    'status',
    'isPost',
    'lastOnline',
    'updatedAt',
  ],
  name: 'name.EN',
  labels: { projectLocation: 'Country', projectRegion: 'State', lastOnline: 'Last post date' },
  columnHints: { projectRegion: 'The region of the project, not its status' },
  search: { projectName: text('Project Name', { maxLength: 50 }), projectCode: text('Project Code', { format: 'code', maxLength: 50 }) },
  filters: {
    projectType: reference('projectTypes', 'Project Type'),
    projectLocation: reference('projectLocations', 'Location'),
    productStatus: reference('projectStatuses', 'Status'),
    isPost: toggle('Post', { on: 'Online', off: 'Offline' }),
    projectCode: reference('products', 'Project Code'),
  },
  sorts: ['name.EN asc', 'name.EN desc'],
  sortLabels: { 'name.EN': 'Project Name' },
  tieBreak: 'id asc',
  rowActions: [edit(), remove({ details: () => import('./ProjectNotifications') }), clone()],
  card: {
    heading: ['projectId', 'status'],
    lines: [['name.EN'], ['salesOffice', 'isPost'], ['updatedAt']],
  },
});
