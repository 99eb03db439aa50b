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
