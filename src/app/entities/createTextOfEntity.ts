import type { TextOfEntity } from '../../messages/i18n';
import type { Entity } from '../../schema/registry';
import { loadedLazy } from '../../ui/lazy';

/** Answers react-admin's keys of entities from the entities themselves: `resources.clients.name` and, once the declaration has arrived, `resources.clients.fields.email`. */
export const createTextOfEntity =
  (entities: Readonly<Record<string, Entity>>): TextOfEntity =>
  (key) => {
    const [, name = '', field] = /^resources\.([^.]+)\.(?:name|fields\.(.+))$/.exec(key) ?? [];
    const entity = Object.hasOwn(entities, name) ? entities[name] : undefined;
    if (!entity || field === undefined) return entity?.label;
    const fields = loadedLazy(entity.load)?.fields ?? {};
    return Object.hasOwn(fields, field) ? fields[field]!.label : undefined;
  };
