import { languages } from '../../src/format/languages';

/** The English one of some texts, else the first that is filled. */
export const firstText = (texts: Readonly<Record<string, string | null | undefined>>) =>
  languages.map(({ code }) => texts[code]).find(Boolean) ?? '';
