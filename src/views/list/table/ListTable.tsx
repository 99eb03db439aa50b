import { memo, useEffect, useId, useRef, type FocusEvent, type PointerEvent } from 'react';
import { RecordContextProvider } from 'react-admin';
import { textOf } from '../../../fields/cells/cells';
import { CopyValue, FieldText } from '../../../fields/cells/FieldValue';
import type { EngineField } from '../../../schema/kind';
import { useText } from '../../../messages/i18n';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/icons';
import { Link } from '../../../ui/Link';
import { PartBoundary } from '../../../ui/PartBoundary';
import { useDeclaredList } from '../../declared';
import { editPathOf, useEntity } from '../../engine';
import { linkOf } from '../state/columns';
import { CreatedMark } from '../created/CreatedMark';
import type { OpenedDialog } from '../opened';
import type { Row } from '../../row';
import { RowActions } from './RowActions';
import { parseSort } from '../state/listParams';
import { useListScope } from '../state/listContext';
import { skeletonRows } from '../state/skeletonRows';
import { useOpenInNewTab } from '../state/useOpenInNewTab';
import { usePinned } from './usePinned';
import { useRowKeys } from './useRowKeys';
import { LazySelectionTick } from '../selection/LazySelectionTick';
import './table.css';

type Props = {
  columns: readonly string[];
  /** The columns that stay in view. */
  pinned: readonly string[];
  /** Whether what draws the cells has loaded; bars stand in place of the rows until then. */
  canDraw: boolean;
  isCompact: boolean;
  onOpen: (dialog: OpenedDialog) => void;
};
type HeadCellProps = {
  name: string;
  label: string;
  hint?: string;
  className: string | undefined;
  sorts: readonly string[] | undefined;
};

/** A pinned column has its position in its class; numbers stand at the right, unless they identify the row; a time may take two lines. */
const classOf = (pinned: readonly string[], name: string, field: EngineField) =>
  [
    field.copyable && 'copied',
    field.definition.traits.order === 'number' && !pinned.includes(name) && 'number',
    field.definition.traits.order === 'time' && 'time',
    pinned.includes(name) && `pinned pinned-${pinned.indexOf(name)}`,
  ]
    .filter(Boolean)
    .join(' ') || undefined;

/** A column's head; one that the sort dropdown knows toggles through its choices. */
const HeadCell = ({ name, label, hint, className, sorts }: HeadCellProps) => {
  const t = useText();
  const state = useListScope();
  const choices = sorts?.filter((sort) => parseSort(sort).field === name);
  if (!choices?.length)
    return (
      <th scope="col" className={className} title={hint}>
        {label}
      </th>
    );
  const isSorted = state.sort.field === name;
  const at = choices.findIndex((sort) => isSorted && parseSort(sort).order === state.sort.order);
  const isDescending = state.sort.order === 'DESC';
  return (
    <th scope="col" className={className} aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        className={`sort-head ${isSorted ? 'sort-head-on' : ''}`}
        title={[hint, t('list.sortable', { label })].filter(Boolean).join('. ')}
        onClick={() => state.setSort(parseSort(choices[(at + 1) % choices.length]!))}
      >
        <span>{label}</span>
        {isSorted && (isDescending ? <ArrowDownIcon /> : <ArrowUpIcon />)}
      </button>
    </th>
  );
};

/** The element that identifies a row is its header: screen readers read it with each cell of the row. */
const elements = { header: 'th', cell: 'td' } as const;

const cellAt = ({ target }: PointerEvent<HTMLElement>) => (target as HTMLElement).closest<HTMLElement>('tbody :is(td, th)');
/** Tells the whole text of a cell that is cut, while the pointer is there. */
const showWhole = (event: PointerEvent<HTMLElement>) => {
  const cell = cellAt(event);
  const isCut = (element: HTMLElement) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
  if (cell && [cell, ...cell.querySelectorAll('span')].some(isCut)) cell.title = cell.innerText;
};
const hideWhole = (event: PointerEvent<HTMLElement>) => cellAt(event)?.removeAttribute('title');

type RowProps = {
  columns: readonly string[];
  pinned: readonly string[];
  row: Row;
  editPath: string | null;
  hasActions: boolean;
  onOpen: Props['onOpen'];
};

const TableRow = memo(({ columns, pinned, row, editPath, hasActions, onOpen }: RowProps) => {
  const { list } = useDeclaredList();
  const t = useText();
  const link = linkOf(list);
  return (
    <RecordContextProvider value={row}>
      <tr>
        {list.bulkActions && (
          <td className="tick-cell">
            <LazySelectionTick />
          </td>
        )}
        {columns.map((name) => {
          const shown = { field: list.fields[name]!, name, record: row };
          const content = <FieldText {...shown} />;
          const isHeader = name === link;
          const Cell = isHeader ? elements.header : elements.cell;
          return (
            <Cell
              key={name}
              scope={isHeader ? 'row' : undefined}
              // without the name of the copy button
              aria-label={isHeader && shown.field.copyable ? textOf(shown) || undefined : undefined}
              translate="no"
              className={classOf(pinned, name, shown.field)}
            >
              <PartBoundary label={shown.field.label} of={row} isInline>
                {name === link && editPath ? (
                  <Link to={editPath} data-row-link>
                    {content}
                  </Link>
                ) : (
                  content
                )}
              </PartBoundary>
              <CopyValue {...shown} />
              {isHeader && <CreatedMark row={row} />}
            </Cell>
          );
        })}
        {hasActions && (
          <td className="operation">
            <PartBoundary label={t('list.operation')} of={row} isInline>
              <RowActions editPath={editPath} onOpen={onOpen} />
            </PartBoundary>
          </td>
        )}
      </tr>
    </RecordContextProvider>
  );
});
TableRow.displayName = 'TableRow';

/** What lies under the columns that stay counts as seen for the browser, which does not look at scroll margins then. */
const showFocused = ({ target }: FocusEvent<HTMLElement>) => {
  if (target.matches('.table :focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** The rows of a list as a table: what identifies a row and Operation stay in view, the head stays while it scrolls. */
export const ListTable = ({ columns, pinned, canDraw, isCompact, onOpen }: Props) => {
  const t = useText();
  const { resource, list } = useDeclaredList();
  const state = useListScope();
  const entity = useEntity(resource);
  const hasActions = list.rowActions.length > 0;
  const keysId = useId();
  const box = usePinned(columns);
  useOpenInNewTab(box);
  useRowKeys(box);
  // the scroll event keeps this: reading `scrollTop` here would force a layout of the new rows
  const isScrolled = useRef(false);
  useEffect(() => {
    if (box.current && isScrolled.current) box.current.scrollTop = 0;
  }, [box, state.page, state.perPage, state.sort, state.filter]);
  const skeleton = state.isPending || !canDraw ? skeletonRows(state.perPage) : [];
  return (
    <div
      ref={box}
      className={`table-box ${isCompact ? 'compact' : ''} ${state.isPlaceholderData ? 'stale' : ''}`}
      style={{ maxHeight: list.maxHeight }}
      role="region"
      aria-label={t('list.table', { title: entity.label })}
      aria-describedby={keysId}
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        isScrolled.current = currentTarget.scrollTop > 0;
      }}
      onFocus={showFocused}
      onPointerOver={showWhole}
      onPointerOut={hideWhole}
    >
      <span id={keysId} hidden>
        {t('list.tableKeys')}
      </span>
      <table className="table" aria-busy={state.isFetching || !canDraw}>
        <thead>
          <tr>
            {list.bulkActions && (
              <td className="tick-cell">
                <LazySelectionTick isOfPage />
              </td>
            )}
            {columns.map((name) => (
              <HeadCell
                key={name}
                name={name}
                label={list.fields[name]!.label}
                hint={list.columnHints?.[name]}
                className={classOf(pinned, name, { ...list.fields[name]!, copyable: false })}
                sorts={list.sorts}
              />
            ))}
            {hasActions && (
              <th scope="col" className="operation">
                {t('list.operation')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {skeleton.map((i) => (
            <tr key={i} className="skeleton" aria-hidden>
              <td colSpan={columns.length + Number(hasActions) + Number(Boolean(list.bulkActions))}>
                <span className="waiting-bars" />
              </td>
            </tr>
          ))}
          {(canDraw ? state.data : undefined)?.map((row) => (
            <TableRow
              key={String(row.id)}
              columns={columns}
              pinned={pinned}
              row={row}
              editPath={editPathOf(entity, row)}
              hasActions={hasActions}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
