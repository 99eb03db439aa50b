import { languages } from '../../../src/format/languages';
import { listOf } from '../clientList/clientList';
import { warningsOf } from '../clientList/warnings';
import { hasVariables, type Draft } from '../notification';
import { tagsIn } from '../texts';

/** What should be known before it is sent: what the list lacks, and tags that nothing replaces. */
export const concernsOf = (draft: Draft): string[] => {
  const list = listOf(draft.csvFile);
  const isReplaced = draft.type !== 'SYSTEM' && hasVariables(draft.csvType);
  const tags = languages.flatMap(({ code, label }) => {
    const found = isReplaced ? [] : tagsIn(draft, code);
    return found.length > 0 ? [`${label} has ${found.map((name) => `<${name}>`).join(', ')}, which nothing will replace`] : [];
  });
  return [...(list && draft.type !== 'SYSTEM' ? warningsOf(list) : []), ...tags];
};
