/** What codes are called, in the language of the page. */
import { clientListTypeLabels, pushButtonLabels, pushTypeLabels, salesOfficeLabels } from '../vocabulary/labels';
import { t } from './texts';

/** The name of a sales office; of one that is not known its code. */
export const officeName = (code: string) =>
  Object.hasOwn(salesOfficeLabels, code) ? t(salesOfficeLabels[code as keyof typeof salesOfficeLabels]) : code;
/** The name of a type of notification; empty while none is chosen. */
export const typeName = (code = '') => (Object.hasOwn(pushTypeLabels, code) ? t(pushTypeLabels[code as keyof typeof pushTypeLabels]) : '');
/** The name of a type of client lists; of one that is not known its code. */
export const listTypeName = (code = '') =>
  Object.hasOwn(clientListTypeLabels, code) ? t(clientListTypeLabels[code as keyof typeof clientListTypeLabels]) : code;
/** The name of what a button leads to; of one that is not known its code. */
export const buttonTypeName = (code = '') =>
  Object.hasOwn(pushButtonLabels, code) ? t(pushButtonLabels[code as keyof typeof pushButtonLabels]) : code;
