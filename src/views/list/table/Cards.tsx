import { useEffect, useRef } from 'react';
import { RecordContextProvider } from 'react-admin';
import { isBlank } from '../../../fields/cells/cells';
import { FieldText, FieldValue } from '../../../fields/cells/FieldValue';
import { useText } from '../../../messages/i18n';
import { Link } from '../../../ui/Link';
import { PartBoundary } from '../../../ui/PartBoundary';
import { useDeclaredList } from '../../declared';
import { editPathOf, useEntity } from '../../engine';
import { hasCardLabel } from '../state/columns';
import { useListScope } from '../state/listContext';
import { useOpenInNewTab } from '../state/useOpenInNewTab';
import { skeletonRows } from '../state/skeletonRows';
import { CreatedMark } from '../created/CreatedMark';
import type { OpenedDialog } from '../opened';
import type { Row } from '../../row';
import { RowActions } from './RowActions';
import { LazySelectionTick } from '../selection/LazySelectionTick';
import './cards.css';

type Props = {
  /** Whether the cells of the kinds have loaded. */ canDraw: boolean;
  onOpen: (dialog: OpenedDialog) => void;
};

/** A list on a phone: a card a row, in the order of what is read first. */
const Cards = ({ canDraw, onOpen }: Props) => {
  const { resource, list } = useDeclaredList();
  const t = useText();
  const { data, page, perPage, isPending, isFetching, isPlaceholderData } = useListScope();
  const entity = useEntity(resource);
  const top = useRef<HTMLUListElement>(null);
  useOpenInNewTab(top);
  const shownPage = useRef(page);
  useEffect(() => {
    if (page !== shownPage.current) top.current!.scrollIntoView({ block: 'start' });
    shownPage.current = page;
  }, [page]);
  const { heading, lines } = list.card;
  const { fields } = list;
  const draw = (row: Row, name: string) => (
    <span translate="no">
      <FieldValue field={fields[name]!} name={name} record={row} />
    </span>
  );
  return (
    <ul className={`cards ${isPlaceholderData ? 'stale' : ''}`} aria-busy={isFetching || !canDraw} ref={top}>
      {(isPending || !canDraw) &&
        skeletonRows(perPage).map((i) => (
          <li key={i} className="skeleton list-row-skeleton" aria-hidden>
            <span className="waiting-bars" />
            <span className="waiting-bars" />
          </li>
        ))}
      {(canDraw ? data : undefined)?.map((row) => {
        const editPath = editPathOf(entity, row);
        const [first, ...others] = heading;
        return (
          <RecordContextProvider key={String(row.id)} value={row}>
            <li className="list-row-card">
              <div className="list-row-card-head">
                {list.bulkActions && <LazySelectionTick />}
                {first && (
                  <PartBoundary label={fields[first]!.label} of={row} isInline>
                    {editPath ? (
                      <Link to={editPath} translate="no" data-row-link>
                        <FieldText field={fields[first]!} name={first} record={row} />
                      </Link>
                    ) : (
                      draw(row, first)
                    )}
                  </PartBoundary>
                )}
                <CreatedMark row={row} />
                {others.map((name) => (
                  <span key={name}>{draw(row, name)}</span>
                ))}
                <PartBoundary label={t('list.operation')} of={row} isInline>
                  <RowActions editPath={editPath} onOpen={onOpen} />
                </PartBoundary>
              </div>
              {lines.map((names) => (
                <div key={names.join()} className="list-row-card-line">
                  {names
                    .filter((name) => !isBlank({ field: fields[name]!, name, record: row }))
                    .map((name) => (
                      <span key={name}>
                        {hasCardLabel(list, name) && <span className="list-row-card-label">{fields[name]!.label} </span>}
                        {draw(row, name)}
                      </span>
                    ))}
                </div>
              ))}
            </li>
          </RecordContextProvider>
        );
      })}
    </ul>
  );
};
export default Cards;
