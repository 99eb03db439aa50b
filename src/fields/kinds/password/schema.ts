import { passwordProblem } from '../../../format/password';
import { temporaryPasswordEmpty } from '../../../messages/literal';
import type { KindSchema } from '../../rules/kindSchema';
import { required, textRule, typed } from '../../rules/rule';

const passwordSchema: KindSchema<'password'> = (field) =>
  typed(field).test(required(field, temporaryPasswordEmpty)).test(textRule('password', passwordProblem));
export default passwordSchema;
