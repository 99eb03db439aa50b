import { languages } from '../../../format/languages';
import type { LocalizedOptions } from './declare';

/** The member of each language: of its own name, or of a map. */
export const membersOf = (name: string, { members }: Pick<LocalizedOptions, 'members'>) =>
  languages.map((language) => ({ ...language, member: members?.[language.code] ?? `${name}.${language.code}` }));
