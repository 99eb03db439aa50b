import { defineResource } from '../../src/schema';
import { createForm } from './createForm';
import { fields } from './fields';
import { form } from './form';
import { list } from './list';
import { titleTemplate, type Notification, type NotificationAction } from './notification';

export default defineResource<Notification, NotificationAction>()({
  recordTitle: titleTemplate,
  calls: {
    getList: 'GET /notification/list',
    getOne: 'GET /notification/details/{id}',
    create: 'POST /notification/add',
    update: 'PUT /notification/edit/{id}',
  },
  versionedBy: 'updatedAt',
  fields,
  list,
  form,
  createForm,
  clone: 'createForm',
});
