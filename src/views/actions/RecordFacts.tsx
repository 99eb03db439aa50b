import { isBlank, textOf, useCell } from '../../fields/cells/cells';
import { FieldText } from '../../fields/cells/FieldValue';
import type { EngineField } from '../../schema/kind';
import type { Values } from '../../schema/values/path';
import { PartBoundary } from '../../ui/PartBoundary';
import { useDeclared } from '../declared';
import { hasCardLabel } from '../list/state/columns';

type FactProps = { field: EngineField; name: string; record: Values; title: string; isLabelled: boolean };

const Fact = ({ title, isLabelled, ...shown }: FactProps) => {
  const isLoaded = Boolean(useCell(shown.field));
  if (isLoaded && (isBlank(shown) || (!isLabelled && ` ${title} `.includes(` ${textOf(shown)} `)))) return null;
  return (
    <li>
      {isLabelled && <span className="dialog-fact-label">{shown.field.label} </span>}
      <span translate="no">
        <FieldText {...shown} />
      </span>
    </li>
  );
};

/**
 * What distinguishes a record from others with the same title (SHR-073): the values on its card in the list, such as its id, status and office.
 * Left out are what the title says already and times that the server sets. Nothing without a list.
 */
export const RecordFacts = ({ record, title }: { record: Values; title: string }) => {
  const { list } = useDeclared().declaration;
  if (!list) return null;
  const { heading, lines } = list.card;
  const names = [...heading, ...lines.flat()].filter((name) => list.fields[name]!.definition.traits.time !== 'stamped');
  return (
    <ul className="dialog-facts">
      {names.map((name) => (
        <PartBoundary key={name} label={list.fields[name]!.label} of={record} isInline>
          <Fact
            field={list.fields[name]!}
            name={name}
            record={record}
            title={title}
            isLabelled={!heading.includes(name) && hasCardLabel(list, name)}
          />
        </PartBoundary>
      ))}
    </ul>
  );
};
