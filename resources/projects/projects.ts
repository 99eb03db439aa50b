import { defineResource } from '../../src/schema';
import { createForm } from './createForm';
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
    clone: 'POST /projects/{id}/clone',
    update: 'PUT /projects/{id}',
    delete: 'DELETE /projects/{id}',
  },
  stamp: 'updatedAt',
  fields,
  list,
  form,
  createForm,
  clone: 'form',
});
