/** What codes are called, in the language of the page. */
import { clientListTypeLabels, pushButtonLabels, pushTypeLabels, salesOfficeLabels } from '../vocabulary/labels';
import { t } from './texts';

const isCodeOf = <L extends object>(labels: L, code: string): code is keyof L & string => Object.hasOwn(labels, code);

/** The name of a sales office; of one that is not known its code. */
export const officeName = (code: string) => (isCodeOf(salesOfficeLabels, code) ? t(salesOfficeLabels[code]) : code);
/** The name of a type of notification; empty while none is chosen. */
export const typeName = (code = '') => (isCodeOf(pushTypeLabels, code) ? t(pushTypeLabels[code]) : '');
/** The name of a type of client lists; of one that is not known its code. */
export const listTypeName = (code = '') => (isCodeOf(clientListTypeLabels, code) ? t(clientListTypeLabels[code]) : code);
/** The name of what a button leads to; of one that is not known its code. */
export const buttonTypeName = (code = '') => (isCodeOf(pushButtonLabels, code) ? t(pushButtonLabels[code]) : code);
