import { translate } from '../../../messages/i18n';
import type { KindSchema } from '../../rules/kindSchema';
import { required, rule, typed } from '../../rules/rule';
import { judgingsOf, refusalsOf, replacementsOf, uploadsOf } from './items/items';

/** Why something that was chosen cannot be sent yet. */
const unfinished = (label: string) =>
  rule('unfinished', (_value, chosen) => {
    if (judgingsOf(chosen).length > 0) return translate('file.stillJudged', { label });
    const [refused] = refusalsOf(chosen);
    if (refused) return translate('file.notTaken', { label, name: refused.fileName });
    const waiting = uploadsOf(chosen).filter(({ fileId }) => fileId === null);
    const failed = waiting.find(({ state }) => state.at === 'failed');
    if (!failed) return waiting.length > 0 ? translate('file.stillUploading', { label }) : null;
    const replaces = replacementsOf(chosen).some(({ upload }) => upload === failed);
    return translate(replaces ? 'file.notReplaced' : 'file.notUploaded', { label, name: failed.fileName });
  });

/** What is under way or was refused is told even where nothing is there yet: it says more than that nothing is there. */
const fileSchema: KindSchema<'file'> = (field) => typed(field).test(unfinished(field.label)).test(required(field));
export default fileSchema;
