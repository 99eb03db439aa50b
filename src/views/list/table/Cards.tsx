import { useEffect, useRef } from 'react';
import type { Resource } from '../../../schema/resource';
import { cellOf, isBlank } from '../../../fields/cells';
import { FieldValue } from '../../../fields/FieldValue';
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

/** A list on a phone: a card a row, in the order of what is read first. */
export const Cards = ({ resource, declaration, list, rows, page, onOpen }: Props) => {
  const head = useHead(resource);
  const top = useRef<HTMLUListElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (page !== shownPage.current) top.current?.scrollIntoView({ block: 'start' });
    shownPage.current = page;
  }, [page]);
  const { heading, lines, labelled } = list.card;
  const { fields } = declaration;
  const draw = (row: Row, name: string) => <FieldValue field={fields[name]!} name={name} record={row} />;
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
                  .filter((name) => !isBlank({ field: fields[name]!, name, record: row }))
                  .map((name) => (
                    <span key={name}>
                      {(labelled.includes(name) || cellOf(fields[name]!.kind).isLabelled) && (
                        <span className="list-row-card-label">{fields[name]!.label} </span>
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
