import type { Copy } from './copy';
import { edited } from './page';

/**
 * Declares visits once more, at `/groupVisits`: the town has to exist and is narrowed by another field, and the form and the filter
 * offer a choice of several towns.
 */
export const declareGroupVisits = (copy: Copy) => {
  const [page, own] = ['resources/visits/visits.ts', 'resources/visits/groupVisits.ts'];
  const several = "reference('towns', 'Other places', { multiple: true, sentAs: 'town' })";
  const changes = [
    ["shownAs: 'town', ", "shownAs: 'town', within: 'title', mustExist: true, "],
    ["    town: text('Name", `    others: ${several},\n    town: text('Name`],
    ['  form: {', "  createForm: { sections: [{ fields: ['title', 'townId', 'others'] }] },\n  form: {"],
    ["reference('towns', 'Town') }", "reference('towns', 'Town'), town: reference('towns', 'Places', { multiple: true }) }"],
  ] as const;
  copy.write(
    own,
    changes.reduce((text, [mark, change]) => edited(page, text, mark, change), copy.read(page)),
  );
  copy.edit(
    'tests/resources/access.test.ts',
    "  'offices create'",
    "  'groupVisits create': ['CONTENT_WRITE', 2],\n  'groupVisits save': ['CONTENT_WRITE', 3],\n  'offices create'",
  );
  copy.edit(
    'resources/index.ts',
    '  offices: {',
    `  groupVisits: {
    label: 'Group Visits',
    routes: { list: '/groupVisits', create: '/createGroupVisit', edit: '/editGroupVisit/:id' },
    access: { create: { ...contentWrite, level: 2 }, save: contentWrite },
    load: () => import('./visits/groupVisits'),
  },
  offices: {`,
  );
};

/** Draws the title of a new group visit by the component of docs/react-admin-components.md. */
export const addTitleSection = (copy: Copy) =>
  copy.edit(
    'resources/visits/groupVisits.ts',
    "{ fields: ['title', 'townId', 'others'] }",
    "{ fields: ['townId', 'others'] }, { title: 'Name', fields: ['title'], component: () => import('../popups/PopupTitle') }",
  );
