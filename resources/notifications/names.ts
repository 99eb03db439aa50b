/** What codes are called, in the language of the page. */
import { pushTypeLabels, salesOfficeLabels } from '../vocabulary/labels';
import { t } from './texts';

/** The name of a sales office; of one that is not known its code. */
export const officeName = (code: string) =>
  Object.hasOwn(salesOfficeLabels, code) ? t(salesOfficeLabels[code as keyof typeof salesOfficeLabels]) : code;
/** The name of a type of notification; empty while none is chosen. */
export const typeName = (code = '') => (Object.hasOwn(pushTypeLabels, code) ? t(pushTypeLabels[code as keyof typeof pushTypeLabels]) : '');
