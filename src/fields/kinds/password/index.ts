import { defineKind } from '../../defineKind';
import { declare } from './declare';

/** A password in plain view, with a button that generates one. `hint` says which passwords are valid. @example password('Password') */
export const password = defineKind(declare, {
  kind: 'password',
  traits: { typed: true },
  Cell: () => import('../../cells/PlainCell'),
  parts: () => import('./parts'),
});

export { passwordHint } from './declare';
