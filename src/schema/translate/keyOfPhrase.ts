import { entityTextKey } from '../../messages/entityTexts';
import type { Place } from '../language/problem';
import type { Values } from '../values/path';

/**
 * The key of a text of a declaration, in react-admin's conventions: `resources.{entity}.fields.{field}` for the label of a
 * declared field, `resources.{entity}.actions.{name}` for that of an action. What has no name of its own is keyed by its English
 * within its entity, so that nothing shifts when a section is inserted.
 *
 * @param place the way into the declaration, from the name of the entity on
 * @param holder the map that the text stands in
 */
export const keyOfPhrase = (text: string, place: Place, holder: Values): string => {
  const [entity, ...path] = place.map(String);
  const isLabel = path.at(-1) === 'label';
  const isField = path[0] === 'fields' && (path.length === 3 || (path.length === 4 && path[2] === 'of'));
  if (isLabel && isField) return `resources.${entity}.fields.${path[1]}`;
  // actions have names, fields have kinds
  if (isLabel && typeof holder.name === 'string' && holder.kind === undefined) return `resources.${entity}.actions.${holder.name}`;
  return entityTextKey(entity!, text);
};

/** The key of a text of an entry: `resources.{entity}.name`, as react-admin has it, or that of a title or of the Create button. */
export const keyOfEntryPhrase = (place: Place): string => {
  const [entity, ...path] = place.map(String);
  return `resources.${entity}.${path.join('.') === 'label' ? 'name' : path.join('.')}`;
};
