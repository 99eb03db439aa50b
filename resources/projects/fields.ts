import {
  choice,
  timestamp,
  decimal,
  derived,
  file,
  localized,
  localDateTime,
  multiline,
  panel,
  reference,
  text,
  toggle,
} from '../../src/fields';
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
import { regionGroups } from '../vocabulary/officeRegions';
import type { Project } from './project';
import { changeOnline, endless, wire } from './timeframe';

const required = true;
const byLanguage = { enabledBy: 'language', as: undefined } as const;
const inLanguage = { disabledReason: 'The language is not selected' };
const withOther = { required, visibleWhen: { hasAnotherLanguage: true } };
const offline = { disabledWhen: { isPost: { not: true } }, disabledReason: 'The project is offline' } as const;
/** A link to a video; it is off while its language is not selected. */
const video = (label: string, language: string) =>
  text<'language'>(label, { format: 'url', disabledWhen: { language: { not: language } }, ...inLanguage });

/** Every value of a project. */
export const fields = defineFields<Project>()({
  projectId: text('Project ID', { copyable: true }),
  salesOffices: reference('salesOffices', 'Sales Office', { required, multiple: true, lock: 'ownOffice' }),
  salesOffice: reference('salesOffices', 'Sales Office', { required }),
  region: reference('regions', 'Region', {
    required,
    multiple: true,
    within: 'salesOffice',
    withinHint: 'Choose a sales office first.',
    groups: regionGroups,
  }),
  language: choice('Language', { required, multiple: true, labels: languageLabels, alwaysSelected: ['EN'] }),

  productType: reference('projectTypes', 'Project Type', { required }),
  projectCode: reference('products', 'Project Code', { required }),
  projectLocation: reference('projectLocations', 'Project Location', { required, defaultValue: 'US' }),
  projectRegion: text('Project Region', { maxLength: 50 }),
  projectState: text('Project State', { maxLength: 50 }),
  propertySize: decimal('Property size', { required, maxLength: 15, unit: 'acres', error: propertySizeNumber }),
  units: reference('projectUnits', 'Other size units', { multiple: true }),
  convertedSizes: panel('Converted', () => import('./ConvertedSizes')),
  totalSyndicationPrice: decimal('Total syndication price', {
    maxLength: 15,
    money: true,
    unit: [{ when: { projectLocation: 'US' }, text: 'USD' }, 'CAD'],
    error: syndicationNumber,
  }),
  investmentInitAmounts: decimal('Investment initial amounts', { required, maxLength: 15, money: true, error: investmentNumber }),

  name: localized(text('Project Name', { required, maxLength: 30, ...inLanguage }), byLanguage),
  address: localized(multiline('Address', { required, maxLength: 150, rows: 2, ...inLanguage }), byLanguage),
  description: localized(multiline('Description', { required, maxLength: 500, ...inLanguage }), byLanguage),
  brief: localized(multiline('Brief', { required, maxLength: 200, rows: 2, ...inLanguage }), byLanguage),
  landUse: localized(multiline('Land Use', { maxLength: 500, ...inLanguage }), byLanguage),

  images: file('Images', { required, upload: 'PROJECT_IMAGE', accept: 'image', maxFiles: 5, ordered: true, suggestedSize: [1125, 705] }),
  thumbnail: file('Thumbnail', { required, upload: 'PROJECT_THUMBNAIL', accept: 'image', suggestedSize: [981, 390] }),
  kmzFile: file('KMZ map file', { upload: 'PROJECT_KMZ', accept: 'kmz' }),
  propertyFactsheet: localized(file('Factsheet', { upload: 'PROJECT_FACTSHEET', accept: 'pdf', ...inLanguage }), {
    enabledBy: 'language',
    as: 'across',
  }),

  'video.EN': video('Video (EN)', 'EN'),
  'video.JA': video('Video (JP)', 'JA'),
  'video.ZH_HK_C': video('TC (Cantonese)', 'ZH_HK'),
  'video.ZH_HK_M': video('TC (Mandarin)', 'ZH_HK'),
  'video.ZH_CN': video('Video (SC)', 'ZH_CN'),
  hasAnotherLanguage: toggle('Another video language', { on: 'Yes', off: 'No', as: 'tick' }),
  videoLabelName: localized(
    text('Language Name', { ...withOther, ...inLanguage, maxLength: 20, emptyError: languageNameEmpty.replace('EN', '{language}') }),
    byLanguage,
  ),
  'video.OTHER': text('Corresponding URL', { ...withOther, format: 'url', emptyError: correspondingUrlEmpty }),

  isNew: toggle('New project', { on: 'Yes', off: 'No', as: 'tick' }),
  status: reference('projectStatuses', 'Status', {
    required,
    emptyError: projectStatusEmpty,
    tag: { text: 'NEW', when: { isNew: true } },
  }),
  isPost: toggle('Post', { on: 'Online', off: 'Offline', sets: changeOnline }),
  startDate: localDateTime('Start Date', {
    ...offline,
    required,
    partialIsEmpty: true,
    wire,
    last: '2300/12/31',
    defaultValue: { generator: 'nextQuarter' },
  }),
  endDate: localDateTime('End Date', { ...offline, required, partialIsEmpty: true, wire, last: '2300/12/31', defaultValue: endless }),

  title: derived('Project Name', { lines: ['{name.EN|name.JA|name.ZH_HK|name.ZH_CN}'] }),
  visibility: panel('Visible to app users', () => import('./VisibilityChip')),
  lastOnline: derived('Last Online Date', { lines: ['{lastOnline()}'] }),
  lastUpdateBy: derived('Last update by', { lines: ['{lastUpdate()}'] }),
  updatedAt: timestamp('Last update', { by: 'updatedByName', emptyText: '-' }),

  // the columns of the list
  'name.EN': text('Name (EN)'),
  'name.JA': text('Name (JP)', { lang: 'ja' }),
  'name.ZH_HK': text('Name (TC)', { lang: 'zh-Hant-HK' }),
  'name.ZH_CN': text('Name (SC)', { lang: 'zh-Hans-CN' }),
});
export type FieldName = keyof typeof fields;
