import { defineKind } from '../../defineKind';
import { declare } from './declare';

/** A password that is typed in clear, with a button that generates one; the rule is its hint. @example password('Password') */
export const password = defineKind(declare, {
  kind: 'password',
  traits: { typed: true },
  Cell: () => import('../../cells/PlainCell'),
  parts: () => import('./parts'),
});

export { passwordHint } from './declare';
