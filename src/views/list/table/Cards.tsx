import { useEffect, useRef } from 'react';
import type { Field, Kind } from '../../../schema/field';
import type { Resource } from '../../../schema/resource';
import { cellOf } from '../../../fields/cells';
import { textAt, valueAt } from '../../../fields/cell';
import { Link } from '../../../ui/Link';
import { pathOf, useHead } from '../../engine';
import type { OpenedDialog, Row } from '../opened';
import { RowActions } from './RowActions';
import './cards.css';

type Props = {
  resource: string;
  declaration: Resource;
  list: NonNullable<Resource['list']>;
  rows: Row[];
  /** The number of the page: a new one begins at its top. */
  page: number;
  onOpen: (dialog: OpenedDialog) => void;
};

/** Kinds whose values alone say too little. */
const saysLabel: readonly Kind[] = ['dateTime', 'integer', 'items'];

/** What is empty takes no room on a card; a reference may have a name for nothing. */
const isBlank = (field: Field, name: string, row: Row) =>
  field.kind === 'items'
    ? !(valueAt(row, name) as unknown[] | null)?.length
    : field.kind !== 'reference' && textAt(field, name, row) === '';

/** A list on a phone: a card a row, in the order of what is read first. */
export const Cards = ({ resource, declaration, list, rows, page, onOpen }: Props) => {
  const head = useHead(resource);
  const top = useRef<HTMLUListElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (page !== shownPage.current) top.current?.scrollIntoView({ block: 'start' });
    shownPage.current = page;
  }, [page]);
  const {
    heading,
    lines,
    labelled = [],
  }: NonNullable<typeof list.card> = list.card ?? {
    heading: list.columns.slice(0, 2),
    lines: [list.columns.slice(2, 4), list.columns.slice(4)],
  };
  const draw = (row: Row, name: string) => {
    const field = declaration.fields[name]!;
    const Cell = cellOf(field.kind);
    return <Cell field={field as never} value={valueAt(row, name)} record={row} />;
  };
  return (
    <ul className="cards" ref={top}>
      {rows.map((row) => {
        const editPath = head.routes.edit ? pathOf(head, 'edit', row) : null;
        const [first, ...others] = heading;
        return (
          <li key={row.id} className="list-row-card">
            <div className="list-row-card-head">
              {first && (editPath ? <Link to={editPath}>{draw(row, first)}</Link> : draw(row, first))}
              {others.map((name) => (
                <span key={name}>{draw(row, name)}</span>
              ))}
              <RowActions resource={resource} declaration={declaration} record={row} editPath={editPath} onOpen={onOpen} />
            </div>
            {lines.map((names) => (
              <div key={names.join()} className="list-row-card-line">
                {names
                  .filter((name) => !isBlank(declaration.fields[name]!, name, row))
                  .map((name) => (
                    <span key={name}>
                      {(labelled.includes(name) || saysLabel.includes(declaration.fields[name]!.kind)) && (
                        <span className="list-row-card-label">{declaration.fields[name]!.label} </span>
                      )}
                      {draw(row, name)}
                    </span>
                  ))}
              </div>
            ))}
          </li>
        );
      })}
    </ul>
  );
};
