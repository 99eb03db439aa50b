import { isBlank, textOf, useCell } from '../../fields/cells/cells';
import { FieldValue } from '../../fields/cells/FieldValue';
import type { EngineField } from '../../schema/kind';
import type { Values } from '../../schema/values/path';
import { useDeclared } from '../declared';

type FactProps = { field: EngineField; name: string; record: Values; title: string };

const Fact = ({ title, ...shown }: FactProps) => {
  const isLoaded = Boolean(useCell(shown.field));
  if (isLoaded && (isBlank(shown) || textOf(shown) === title)) return null;
  return (
    <li translate="no">
      <FieldValue {...shown} />
    </li>
  );
};

/**
 * What tells a record from others with the same title (SHR-073): what the card of its list shows, such as its id, state and office, without its
 * title and without times that the server stamps.
 */
export const RecordFacts = ({ record, title }: { record: Values; title: string }) => {
  const { list } = useDeclared().declaration;
  if (!list) return null;
  const names = [...list.card.heading, ...list.card.lines.flat()].filter((name) => list.fields[name]!.definition.traits.time !== 'stamped');
  return (
    <ul className="dialog-facts">
      {names.map((name) => (
        <Fact key={name} field={list.fields[name]!} name={name} record={record} title={title} />
      ))}
    </ul>
  );
};
