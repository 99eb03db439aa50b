import { passwordProblem } from '../../../format/password';
import { translate } from '../../../messages/i18n';
import type { KindSchema } from '../../rules/kindSchema';
import { required, textRule, typed } from '../../rules/rule';

const passwordSchema: KindSchema<'password'> = (field) =>
  typed(field)
    .test(required(field, translate('literal.temporaryPasswordEmpty')))
    .test(textRule('password', passwordProblem));
export default passwordSchema;
