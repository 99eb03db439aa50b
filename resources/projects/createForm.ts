import { projectCreated } from '../../src/messages/literal';
import { defineForm, type FormSection } from '../../src/schema';
import { rules, sections } from './form';
import type { FieldName } from './fields';
import type { Project } from './project';
import { t } from './texts';
import { timeframeHint } from './timeframe';

const regions: FormSection<Project, FieldName> = { title: 'Regions', fields: ['salesOffices', 'region'] };
const languages: FormSection<Project, FieldName> = { title: 'Languages', fields: ['language'] };

/** What is to be known before projects are created: how many, and from when people see them. */
const createHint = (values: object) => {
  const { salesOffices = [] } = values as { salesOffices?: readonly string[] };
  const timeframe = timeframeHint(values);
  if (salesOffices.length < 2) return timeframe;
  const total = salesOffices.length;
  return timeframe
    ? t('%{total} projects are created, one for each sales office. %{timeframe}', { total, timeframe })
    : t('%{total} projects are created, one for each sales office.', { total });
};

/** Create Project in two steps (PRJ-024 to PRJ-059). */
export const createForm = defineForm<Project, FieldName>({
  layout: 'cards',
  steps: [
    { title: 'Set regions and languages', sections: [regions, languages] },
    {
      title: 'Input project details',
      sections: [regions, languages, sections.details, ...sections.texts, ...sections.files, sections.video, sections.status],
    },
  ],
  overrides: {
    region: { within: 'salesOffices' },
    investmentInitAmounts: { visibleWhen: { salesOffices: 'SG' } },
  },
  initialValues: { isPost: false, isNew: false, hasAnotherLanguage: false },
  rules,
  permission: 'save',
  oneFor: 'salesOffices',
  createdText: projectCreated,
  aside: () => import('./CardPreview'),
  saveHint: createHint,
  omitEmpty: true,
});
