import { defineResource } from '../../src/schema';
import { firstText } from '../vocabulary/firstText';
import { createForm } from './createForm';
import { fields } from './fields';
import { form } from './form';
import { list } from './list';
import type { Notification, NotificationAction } from './notification';

export default defineResource<Notification, NotificationAction>()({
  recordTitle: ({ titles }) => firstText(titles),
  calls: {
    getList: 'GET /notification/list',
    getOne: 'GET /notification/details/{id}',
    create: 'POST /notification/add',
    update: 'PUT /notification/edit/{id}',
  },
  stamp: 'updatedAt',
  fields,
  list,
  form,
  createForm,
  clone: 'createForm',
});
