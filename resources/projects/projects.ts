import { defineResource } from '../../src/schema';
import { fields } from './fields';
import { form } from './form';
import { list } from './list';
import { projectName, type Project } from './project';

export default defineResource<Project>()({
  recordTitle: projectName,
  calls: {
    getList: 'GET /projects/',
    getOne: 'GET /projects/{id}',
    create: 'POST /projects',
    update: 'PUT /projects/{id}',
    delete: 'DELETE /projects/{id}',
  },
  stamp: 'updatedAt',
  fields,
  list,
  form,
});
