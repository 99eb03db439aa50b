import { builtInKinds } from '../../../../../src/fields/builtInKinds';
import type { Declaration } from '../../../../../src/schema';
import { normalise } from '../../../../../src/schema/normalise';
import type { Values } from '../../../../../src/schema/values/path';
import type { Viewer } from '../../../../../src/schema/viewer';
import { formModel } from '../../../../../src/views/form/model/formModel';
import '../../../fields/engineFields';

const none = { formatters: {}, conditions: {}, generators: {}, components: {} };

/** A form of these fields, as the engine sees it. @param form what it declares; by default one section of all fields */
export const formOf = (fields: object, form: object = {}) =>
  normalise(
    { recordTitle: '{a}', calls: {}, fields, form: { sections: [{ fields: Object.keys(fields) }], ...form } } as unknown as Declaration,
    none,
    builtInKinds,
  ).form!;

const viewer: Viewer = { id: 'ann', level: 2, codes: [], claims: {} };

/** The model of such a form. @param record the stored one; null for a new one */
export const modelOf = (
  fields: object,
  record: Values | null = null,
  { form = {}, ...about }: { form?: object } & Parameters<typeof formModel>[3] = {},
) => formModel(formOf(fields, form), record, viewer, about);

/** The texts of what is wrong, by path. */
export const saidOf = (problems: Readonly<Record<string, { message: string }>>) =>
  Object.fromEntries(Object.entries(problems).map(([path, { message }]) => [path, message]));
