import { choice, dateTime, decimal, derived, file, localized, moment, multiline, panel, reference, text, toggle } from '../../src/fields';
import { defineFields } from '../../src/schema';
import {
  languageNameEmpty,
  projectStatusEmpty,
  correspondingUrlEmpty,
  investmentNumber,
  propertySizeNumber,
  syndicationNumber,
} from '../../src/messages/literal';
import { languageLabels } from '../vocabulary/labels';
import type { Project } from './project';
import { changeOnline, endless, wire } from './timeframe';

const isRequired = true;
const byLanguage = { follows: 'language', as: undefined } as const;
const inLanguage = { offReason: 'The language is not selected' };
const withOther = { isRequired, askedWhen: { hasAnotherLanguage: true } };
const offline = { offWhen: { isPost: { not: true } }, offReason: 'The project is offline' } as const;
/** A link to a video; it is off while its language is not selected. */
const video = (label: string, language: string) =>
  text<'language'>(label, { format: 'url', offWhen: { language: { not: language } }, ...inLanguage });

/** Every value of a project. */
export const fields = defineFields<Project>()({
  projectId: text('Project ID', { isCopied: true }),
  salesOffices: reference('salesOffices', 'Sales Office', { isRequired, isMultiple: true, lock: 'ownOffice' }),
  salesOffice: reference('salesOffices', 'Sales Office', { isRequired }),
  region: reference('regions', 'Region', {
    isRequired,
    isMultiple: true,
    within: 'salesOffice',
    withinHint: 'Choose a sales office first.',
  }),
  language: choice('Language', { isRequired, isMultiple: true, labels: languageLabels, stays: ['EN'] }),

  productType: reference('projectTypes', 'Project Type', { isRequired }),
  projectCode: reference('products', 'Project Code', { isRequired }),
  projectLocation: reference('projectLocations', 'Project Location', { isRequired, starts: 'US' }),
  projectRegion: text('Project Region', { maxLength: 50 }),
  projectState: text('Project State', { maxLength: 50 }),
  propertySize: decimal('Property size', { isRequired, maxLength: 15, unit: 'acres', error: propertySizeNumber }),
  units: reference('projectUnits', 'Other size units', { isMultiple: true }),
  convertedSizes: panel('Converted', () => import('./ConvertedSizes')),
  totalSyndicationPrice: decimal('Total syndication price', {
    maxLength: 15,
    unit: [{ when: { projectLocation: 'US' }, text: 'USD' }, 'CAD'],
    error: syndicationNumber,
  }),
  investmentInitAmounts: decimal('Investment initial amounts', { isRequired, maxLength: 15, error: investmentNumber }),

  name: localized(text('Project Name', { isRequired, maxLength: 30, ...inLanguage }), byLanguage),
  address: localized(multiline('Address', { isRequired, maxLength: 150, rows: 2, ...inLanguage }), byLanguage),
  description: localized(multiline('Description', { isRequired, maxLength: 500, ...inLanguage }), byLanguage),
  brief: localized(multiline('Brief', { isRequired, maxLength: 200, rows: 2, ...inLanguage }), byLanguage),
  landUse: localized(multiline('Land Use', { maxLength: 500, ...inLanguage }), byLanguage),

  images: file('Images', { isRequired, upload: 'PROJECT_IMAGE', takes: 'image', max: 5, isOrdered: true, suggests: [1125, 705] }),
  thumbnail: file('Thumbnail', { isRequired, upload: 'PROJECT_THUMBNAIL', takes: 'image', suggests: [981, 390] }),
  kmzFile: file('KMZ map file', { upload: 'PROJECT_KMZ', takes: 'kmz' }),
  propertyFactsheet: localized(file('Factsheet', { upload: 'PROJECT_FACTSHEET', takes: 'pdf', ...inLanguage }), {
    follows: 'language',
    as: 'across',
  }),

  'video.EN': video('Video (EN)', 'EN'),
  'video.JA': video('Video (JP)', 'JA'),
  'video.ZH_HK_C': video('TC (Cantonese)', 'ZH_HK'),
  'video.ZH_HK_M': video('TC (Mandarin)', 'ZH_HK'),
  'video.ZH_CN': video('Video (SC)', 'ZH_CN'),
  hasAnotherLanguage: toggle('Another video language', { on: 'Yes', off: 'No', as: 'tick' }),
  videoLabelName: localized(
    text('Language Name', { ...withOther, ...inLanguage, maxLength: 20, emptyError: languageNameEmpty }),
    byLanguage,
  ),
  'video.OTHER': text('Corresponding URL', { ...withOther, format: 'url', emptyError: correspondingUrlEmpty }),

  isNew: toggle('New project', { on: 'Yes', off: 'No', as: 'tick' }),
  status: reference('projectStatuses', 'Status', {
    isRequired,
    emptyError: projectStatusEmpty,
    tag: { text: 'NEW', when: { isNew: true } },
  }),
  isPost: toggle('Post', { on: 'Online', off: 'Offline', typed: ['Online', 'Offline'], changes: changeOnline }),
  startDate: moment('Start Date', {
    ...offline,
    isRequired,
    isWhole: true,
    wire,
    last: '2300/12/31',
    starts: { generator: 'nextQuarter' },
  }),
  endDate: moment('End Date', { ...offline, isRequired, isWhole: true, wire, last: '2300/12/31', starts: endless }),

  title: derived('Project Name', { lines: ['{name.EN|name.JA|name.ZH_HK|name.ZH_CN}'] }),
  visibility: panel('Visible to app users', () => import('./VisibilityChip')),
  lastOnline: derived('Last Online Date', { lines: ['{lastOnline()}'] }),
  lastUpdateBy: derived('Last update by', { lines: ['{lastUpdate()}'] }),
  updatedAt: dateTime('Last update', { by: 'updatedByName', empty: '-' }),

  // the columns of the list
  'name.EN': text('Name (EN)'),
  'name.JA': text('Name (JP)', { lang: 'ja' }),
  'name.ZH_HK': text('Name (TC)', { lang: 'zh-Hant-HK' }),
  'name.ZH_CN': text('Name (SC)', { lang: 'zh-Hans-CN' }),
});
export type FieldName = keyof typeof fields;
