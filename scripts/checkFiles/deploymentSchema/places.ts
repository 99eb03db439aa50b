/** Where a file names what a deployment has, beyond what the table of the language says. */

/** What may be named at a place. */
export type Named =
  | 'field'
  | 'filter'
  | 'column'
  | 'inForm'
  | 'sort'
  | 'member'
  | 'parameter'
  | 'action'
  | 'lookup'
  | 'lock'
  | 'upload'
  | 'code'
  | 'menu'
  | 'call';

/** What options of fields name, by their meaning in the table of the language. */
export const byMeaning: Readonly<Record<string, Named>> = {
  lookup: 'lookup',
  lock: 'lock',
  upload: 'upload',
  member: 'member',
  outer: 'field',
};

/**
 * What stands at a place of a file. A place begins with the shape that has a name; `[]` is an item of a list, `{}` the value at a key of a
 * map, and `{key}` such a key.
 */
export const places: Readonly<Record<string, Named>> = {
  'entity.menu': 'menu',
  'entity.menu.in': 'menu',
  'entity.menu.code': 'code',
  'entity.access{}': 'code',
  'entity.access{}.code': 'code',
  'entity.idField': 'member',
  'entity.updateId': 'member',
  'entity.versionedBy': 'member',
  'entity.routeParams{}': 'member',
  'list.columns[]': 'field',
  'list.labels{key}': 'column',
  'list.columnHints{key}': 'column',
  'list.link': 'column',
  'list.name': 'column',
  'list.search[]': 'field',
  'list.search{}': 'field',
  'list.search{key}': 'parameter',
  'list.splitAtComma[]': 'parameter',
  'list.filters[]': 'filter',
  'list.filters{}': 'filter',
  'list.filters{key}': 'parameter',
  'list.sorts[]': 'sort',
  'list.sortLabels{key}': 'field',
  'list.tieBreak': 'sort',
  'list.query{key}': 'parameter',
  'list.due.at': 'member',
  'list.card.heading[]': 'field',
  'list.card.lines[][]': 'field',
  'list.card.labelled[]': 'field',
  'rowAction.permission': 'action',
  'action.permission': 'action',
  'form.fields[]': 'field',
  'form[]': 'field',
  'section.fields[]': 'field',
  'form.footer': 'field',
  'form.head.name': 'field',
  'form.head.status': 'field',
  'form.head.facts[]': 'field',
  'form.rules[].at': 'field',
  'form.rules[].notBefore': 'field',
  'form.rules[].notAfter': 'field',
  'form.initialValues{key}': 'field',
  'form.buttons[].field': 'field',
  'form.editable[]': 'field',
  'form.editable[].names[]': 'field',
  'form.include[]': 'member',
  'form.include[].names[]': 'member',
  'form.permission': 'action',
  'form.oneFor': 'field',
  'form.distinct[]': 'field',
  'form.foundBy': 'parameter',
  'overrides{key}': 'field',
  'field.sets{key}': 'field',
  'change.list.columns[]': 'field',
  'change.list.columns.without[]': 'column',
  'change.list.columns.add[]': 'field',
  'change.list.columns.before': 'column',
  'change.list.columns.after': 'column',
  'change.list.labels{key}': 'column',
  'change.list.search[]': 'field',
  'change.list.search{}': 'field',
  'change.list.filters[]': 'filter',
  'change.list.filters{}': 'filter',
  'change.list.sortLabels{key}': 'field',
  'change.form.sections.add[]': 'field',
  'change.form.sections.before': 'inForm',
  'change.form.sections.after': 'inForm',
  'change.createForm.sections.add[]': 'field',
  'change.createForm.sections.before': 'inForm',
  'change.createForm.sections.after': 'inForm',
  'changedFields{key}': 'field',
};
