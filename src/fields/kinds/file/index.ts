import { defineKind } from '../../defineKind';
import { declare } from './declare';

/**
 * A file, or several files. The portal uploads a file when the user chooses it. A save sends its id.
 *
 * @example file('Factsheet', { upload: 'PROJECT_FACTSHEET', accept: 'pdf' })
 * @example file('Photos', { upload: 'PROJECT_IMAGE', accept: 'image', maxFiles: 10, ordered: true, suggestedSize: [1125, 705] })
 */
export const file = defineKind(declare, {
  kind: 'file',
  traits: { typed: true },
  Cell: () => import('./FileCell'),
  parts: () => import('./parts'),
});
