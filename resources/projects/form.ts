import { endBeforeStart, projectCreated, startAfterEnd } from '../../src/messages/literal';
import { defineForm, type FormSection } from '../../src/schema';
import type { Rules } from '../../src/schema/form';
import { problemsAt } from '../vocabulary/problemsAt';
import { regionProblem } from '../vocabulary/regionProblem';
import type { FieldName } from './fields';
import type { Project } from './project';
import { timeframeHint } from './timeframe';

type Typed = Partial<Project> & { salesOffices?: readonly string[] };
/** At least one region of each office (PRJ-033, PRJ-034, PRJ-101). */
const regions = (toolbox: Rules, record: Project | null) =>
  problemsAt<Typed>(toolbox, [
    ['region', ({ region, salesOffices, salesOffice = record?.salesOffice }) => regionProblem(region, salesOffices ?? [salesOffice])],
  ]);
/** What holds of a project as a whole; a timeframe does not end before it starts (PRJ-084, PRJ-085). */
export const rules = [
  regions,
  { at: 'startDate', notAfter: 'endDate', text: startAfterEnd },
  { at: 'endDate', notBefore: 'startDate', text: endBeforeStart },
] as const;

type Section = FormSection<Project, FieldName>;

const details: Section = {
  title: 'Project Details',
  fields: [
    ...(['productType', 'projectCode', 'projectLocation', 'projectRegion', 'projectState', 'propertySize', 'units'] as const),
    ...(['convertedSizes', 'totalSyndicationPrice', 'investmentInitAmounts'] as const),
  ],
};
const texts: readonly Section[] = [
  { title: 'Name', fields: ['name'] },
  { title: 'Address', fields: ['address'] },
  { title: 'Description', fields: ['description'] },
  { title: 'Brief', fields: ['brief'] },
  { title: 'Land Use', fields: ['landUse'] },
];
const files: readonly Section[] = [
  { title: 'Images', fields: ['images', 'thumbnail'] },
  { title: 'KMZ map file', fields: ['kmzFile'] },
  { title: 'Factsheet', fields: ['propertyFactsheet'] },
];
const video: Section = {
  title: 'Video',
  fields: [
    ...(['video.EN', 'video.JA', 'video.ZH_HK_C', 'video.ZH_HK_M', 'video.ZH_CN'] as const),
    ...(['hasAnotherLanguage', 'videoLabelName', 'video.OTHER'] as const),
  ],
};
const status: Section = { title: 'Project Status', fields: ['isNew', 'status', 'isPost', 'startDate', 'endDate'] };
/** What stands in both steps of a creation and on the edit screen (PRJ-039). */
export const sections = { details, texts, files, video, status };

const all: readonly Section[] = [
  { title: 'Regions', fields: ['salesOffice', 'region'] },
  { title: 'Languages', fields: ['language'] },
  details,
  ...texts,
  ...files,
  video,
  { ...status, fields: [...status.fields, 'lastUpdateBy', 'lastOnline'] },
];
const shown: readonly FieldName[] = ['salesOffice', 'convertedSizes', 'lastUpdateBy', 'lastOnline'];
const typed = all.flatMap((section) => section.fields).filter((name) => !shown.includes(name));
/** What a type brings when somebody chooses it (PRJ-049). */
const amountsOfType: Readonly<Record<string, number>> = { EFPDL: 10_000, LAD: 20_000 };

/** Edit Project and its clone (PRJ-096 to PRJ-111). */
export const form = defineForm<Project, FieldName>({
  layout: 'cards',
  head: { name: 'title', status: 'status', facts: ['projectId', 'visibility'] },
  sections: all,
  overrides: {
    brief: { maxLengthChanged: 30 },
    investmentInitAmounts: { visibleWhen: { salesOffice: 'SG' } },
    productType: {
      sets: (type) => {
        const amounts = amountsOfType[String(type)];
        return amounts === undefined ? {} : { investmentInitAmounts: amounts };
      },
    },
  },
  rules,
  createdText: projectCreated,
  aside: () => import('./CardPreview'),
  saveHint: timeframeHint,
  // who changed the original, and when it was online, says nothing about the copy
  copyValues: ({ updatedAt: _, updatedByName: _name, lastStartDate: _start, lastEndDate: _end, ...same }) => same,
  copyHint: [{ when: { isPost: true }, text: 'The copy will be online.' }],
  // level 1 alone may give a project to another office
  editable: [...typed, { names: ['salesOffice'], when: { condition: 'levelOne' } }],
  include: ['salesOffice'],
  omitEmpty: true,
});
