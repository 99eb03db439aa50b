import type { EngineField } from '../../../schema/kind';
import type { Values } from '../../../schema/values/path';
import type { Example } from '../../example';
import { membersOf } from './members';

export const example: Example<'localized'> = ({ of, members }, about) => {
  // the name of the field is that of its member
  const inLanguages = membersOf(about.member, { members }).map(({ member }) => about.membersOf(of as EngineField, member));
  return Object.assign({}, ...inLanguages) as Values;
};
