import type { FormSection } from '../../src/schema';
import type { FieldName } from './fields';
import type { Notification } from './notification';

type Section = FormSection<Notification, FieldName>;

const type: Section = { title: 'Notification Type', fields: ['type', 'category', 'important'] };
const texts: readonly Section[] = [
  { title: 'Title', fields: ['titles'] },
  { title: 'Notification Summary', fields: ['summary'] },
  { title: 'Content', fields: ['contents'] },
  { title: 'Images', fields: ['imageIsSame4All', 'images'] },
];
const button = (at: 1 | 2, projects: readonly FieldName[]): Section => ({
  title: `Button${at}`,
  fields: [`button${at}Type`, `button${at}Names`, `button${at}Urls`, ...projects],
});

/** What stands on the create and on the edit screen (NTF-028). */
export const sections = { type, texts, button };
