/** Made-up records of an entity, and made-up items of a lookup. */
import { examples } from '../../../fields/kinds/examples';
import type { Example, ExampleAbout } from '../../../fields/example';
import type { EngineField } from '../../../schema/kind';
import { withValues, type Values } from '../../../schema/values/path';
import type { LookupDeclaration } from '../../../schema/resourceEntry';
import type { Resource } from '../../../schema/resource';
import type { Row } from '../../../views/row';

/** More than a page of a list has. */
const rowCount = 12;
const itemCount = 5;

const byKind = examples as Readonly<Record<string, Example<never> | undefined>>;

const membersOf = (field: EngineField, about: ExampleAbout): Values => byKind[field.kind]?.(field as never, about) ?? {};

/** Records with a value for each declared field. */
export const exampleRows = ({ fields, idField }: Resource, idsOf: ExampleAbout['idsOf']): Row[] =>
  Array.from({ length: rowCount }, (_, row) => {
    const values = Object.entries(fields).flatMap(([name, field]) => {
      const about = (member: string): ExampleAbout => ({ member, row, idsOf, membersOf: (each, at) => membersOf(each, about(at)) });
      return Object.entries(membersOf(field, about(name)));
    });
    const id = row + 1;
    return { ...withValues({ id, [idField]: id }, values), id };
  });

/** "officeCities" to "Office cities" */
const words = (name: string) => {
  const spaced = name.replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return spaced[0]!.toUpperCase() + spaced.slice(1);
};

/** Items of a lookup, called by its name. */
export const exampleItems = (name: string, { idField, labels }: LookupDeclaration): Row[] =>
  Array.from({ length: itemCount }, (_, i) => {
    const label = `${words(name)} ${i + 1}`;
    const members = typeof labels === 'string' ? [] : labels.map((member) => [member, label] as const);
    return { ...withValues({}, members), id: label, [idField]: label, label };
  });
