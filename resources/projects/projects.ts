import { defineResource } from '../../src/schema';
import { createForm } from './createForm';
import { fields } from './fields';
import { form } from './form';
import { list } from './list';
import { lastOnline, lastUpdate, type Project } from './project';
import { nextQuarter } from './timeframe';

export default defineResource<Project>()({
  recordTitle: '{name.EN|name.JA|name.ZH_HK|name.ZH_CN}',
  calls: {
    getList: 'GET /projects/',
    getOne: 'GET /projects/{id}',
    create: 'POST /projects',
    clone: 'POST /projects/{id}/clone',
    update: 'PUT /projects/{id}',
    delete: 'DELETE /projects/{id}',
  },
  versionedBy: 'updatedAt',
  extensions: {
    formatters: { lastOnline, lastUpdate },
    generators: { nextQuarter: () => nextQuarter() },
    conditions: { levelOne: (_, { level }) => level === 1 },
  },
  fields,
  list,
  form,
  createForm,
  clone: 'form',
});
