import { memo, useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useStable } from '../../../src/ui/hooks/useStable';
import { MixedTick } from '../../../src/ui/inputs/choices/MixedTick';
import { pressedKeys } from '../../../src/ui/pressedKeys';
import { t } from '../texts';
import type { MatrixOptions } from './declare';
import { stateOf, type MatrixRow, type TickState } from './ticks';

type Ticks = readonly { row: MatrixRow; column: string }[];
type Props = {
  label: string;
  /** What a row is called. */
  rowLabel: string;
  /** What each column is called, by how its codes end. */
  columns: MatrixOptions['columns'];
  /** Describe what each code allows. */
  descriptions: MatrixOptions['descriptions'];
  /** Whether the descriptions are shown. */
  areDescriptionsShown: boolean;
  rows: readonly MatrixRow[];
  held: ReadonlySet<string>;
  stored: ReadonlySet<string>;
  isOff: boolean;
  /** Whether a code that is not held may be given. */
  isOffered: (code: string) => boolean;
  isPending: boolean;
  inputRef: (element: HTMLElement | null) => void;
  onTick: (ticks: Ticks, isOn: boolean) => void;
};

/** Where an arrow, Home or End leads among the ticks of a table, in rows and columns. */
const wayOf = (key: string, [row, column]: readonly [number, number], [rows, columns]: readonly [number, number]) => {
  const ways: Record<string, [number, number]> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, 0],
    End: [row, columns - 1],
  };
  const way = ways[key];
  return way && way[0] >= 0 && way[0] < rows && way[1] >= 0 && way[1] < columns ? way : undefined;
};

/** A grid of ticks: one stop of the Tab key, arrows between them, a tick for each row and column. */
export const MatrixTable = (props: Props) => {
  const {
    label,
    rowLabel,
    columns,
    descriptions,
    areDescriptionsShown,
    rows,
    held,
    stored,
    isOff,
    isOffered,
    isPending,
    inputRef,
    onTick,
  } = props;
  const table = useRef<HTMLTableElement>(null);
  const inputs = () =>
    [...(table.current?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.querySelector<HTMLInputElement>('input')));
  const onKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const keys = pressedKeys(event);
    // Ctrl leads to the edge of the table
    const [key, isFar] = keys === 'Mod+Home' || keys === 'Mod+End' ? [keys.slice('Mod+'.length), true] : [keys, false];
    const all = inputs();
    const at = all.flatMap((row, y) => row.map((input, x) => ({ input, y, x }))).find(({ input }) => input === event.target);
    const way = at && wayOf(key, [at.y, at.x], [all.length, all[at.y]!.length]);
    if (!way) return;
    event.preventDefault();
    const isEdge = key === 'Home' || key === 'End';
    if (isFar) {
      const usable = all.flat().filter((input) => input && !input.disabled);
      return usable.at(key === 'End' ? -1 : 0)?.focus();
    }
    // a place without a tick is walked over: in the direction of an arrow, from the edge inwards
    const step = isEdge ? ([0, key === 'End' ? -1 : 1] as const) : ([Math.sign(way[0] - at.y), Math.sign(way[1] - at.x)] as const);
    for (let [y, x] = way, left = all.length; left > 0; y += step[0], x += step[1], left -= 1) {
      const input = all[y]?.[x];
      if (input && !input.disabled) return input.focus();
    }
  };
  /** The one tick that the Tab key comes to: the one that was used last, else the first that can be used. */
  const stopAt = (stop: HTMLInputElement | null | undefined) => {
    for (const each of inputs().flat()) if (each) each.tabIndex = each === stop ? 0 : -1;
  };
  useEffect(() => {
    const there = inputs()
      .flat()
      .filter((input) => input !== null && !input.disabled);
    if (!there.some((input) => input!.tabIndex === 0)) stopAt(there[0]);
  });
  const tick = useStable(onTick);
  /** The codes that a tick for several is about. */
  const within = (codes: readonly (string | null | undefined)[]) =>
    codes.map((code) => (code && (held.has(code) || stored.has(code) || isOffered(code)) ? code : null));
  const endings = Object.keys(columns);
  const columnHead = (column: string) => {
    const name = columns[column]!;
    const codes = within(rows.map(({ codes }) => codes[column]));
    return (
      <th key={column} scope="col" role="columnheader">
        <MixedTick
          label={t('%{column} of all that are shown', { column: name })}
          text={name}
          state={stateOf(codes, held)}
          isOff={isOff || !hasSome(codes)}
          onChange={(isOn) =>
            tick(
              rows.map((row) => ({ row, column })),
              isOn,
            )
          }
          tabIndex={-1}
        />
      </th>
    );
  };
  const whole = within(rows.flatMap(({ codes }) => Object.values(codes)));
  return (
    <div className="matrix-scroll">
      <table
        className="matrix-table"
        role="grid"
        aria-label={label}
        aria-busy={isPending}
        ref={table}
        onKeyDown={onKey}
        onFocus={({ target }) => target instanceof HTMLInputElement && stopAt(target)}
      >
        <thead>
          <tr>
            <th scope="col" role="columnheader">
              <MixedTick
                label={t('Everything')}
                state={stateOf(whole, held)}
                isOff={isOff || !hasSome(whole)}
                onChange={(isOn) =>
                  tick(
                    rows.flatMap((row) => endings.map((column) => ({ row, column }))),
                    isOn,
                  )
                }
                tabIndex={-1}
                inputRef={inputRef}
              />
            </th>
            <th scope="col">{rowLabel}</th>
            {endings.map(columnHead)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.name}
              row={row}
              columns={columns}
              descriptions={descriptions}
              areDescriptionsShown={areDescriptionsShown}
              // what a row shows is a short text: it is drawn again when that changes, and not for the tick of another row
              ticks={endings.map((column) => cellOf(row.codes[column] ?? null, held, stored, isOffered)).join(' ')}
              isOff={isOff}
              onTick={tick}
            />
          ))}
        </tbody>
      </table>
      {!isPending && rows.length === 0 && <p className="matrix-empty">{t('Nothing has this name')}</p>}
    </div>
  );
};

const hasSome = (codes: readonly (string | null)[]) => codes.some((code) => code !== null);

/** What a cell shows. */
const words = { none: '-', held: 'on', empty: 'off', closed: 'closed', added: 'on+', removed: 'off-' };
/** A cell as a word: no such code, held or not, not to be given, and what has changed. */
const cellOf = (code: string | null, held: ReadonlySet<string>, stored: ReadonlySet<string>, isOffered: Props['isOffered']) => {
  if (code === null) return words.none;
  if (held.has(code)) return stored.has(code) ? words.held : words.added;
  if (stored.has(code)) return words.removed;
  return isOffered(code) ? words.empty : words.closed;
};

/** What has changed in a cell. */
const changeOf = (word: string) => {
  if (word === words.added) return t('added');
  return word === words.removed ? t('removed') : undefined;
};

type RowProps = Pick<Props, 'columns' | 'descriptions' | 'areDescriptionsShown' | 'isOff' | 'onTick'> & { row: MatrixRow; ticks: string };
const Row = memo(({ row, columns, descriptions = {}, areDescriptionsShown, ticks, isOff, onTick }: RowProps) => {
  const id = useId();
  const shown = ticks.split(' ');
  const on = shown.filter((word) => word.startsWith('on')).length;
  const there = shown.filter((word) => word !== words.none && word !== words.closed).length;
  const state: TickState = on === 0 ? 'none' : on === there ? 'all' : 'some';
  const described = Object.entries(columns).flatMap(([column, name]) => {
    const description = descriptions[row.codes[column] ?? ''];
    return description === undefined ? [] : [{ column, name, description }];
  });
  const describedBy = (column: string) => (described.some((each) => each.column === column) ? `${id}-${column}` : undefined);
  const boxes = (
    <tr>
      <td>
        <MixedTick
          label={t('All of %{row}', { row: row.name })}
          state={state}
          isOff={isOff || there === 0}
          onChange={(isOn) =>
            onTick(
              Object.keys(columns).map((column) => ({ row, column })),
              isOn,
            )
          }
          tabIndex={-1}
        />
      </td>
      <th scope="row">
        <bdi>{row.name}</bdi>
      </th>
      {Object.entries(columns).map(([column, name], i) => {
        const word = shown[i]!;
        if (word === words.none)
          return (
            <td key={column} className="matrix-none">
              {t('not offered')}
            </td>
          );
        const change = changeOf(word);
        return (
          <td key={column} className={change ? 'matrix-changed' : undefined}>
            <MixedTick
              label={t('%{column} of %{row}', { column: name, row: row.name })}
              text={change}
              state={word.startsWith('on') ? 'all' : 'none'}
              describedBy={describedBy(column)}
              isOff={isOff || word === words.closed}
              onChange={(isOn) => onTick([{ row, column }], isOn)}
              tabIndex={-1}
            />
          </td>
        );
      })}
    </tr>
  );
  if (described.length === 0) return boxes;
  return (
    <>
      {boxes}
      <tr className="matrix-descriptions" hidden={!areDescriptionsShown}>
        <td colSpan={2 + Object.keys(columns).length}>
          <dl>
            {described.map(({ column, name, description }) => (
              <div key={column}>
                <dt>{name}</dt>
                <dd id={`${id}-${column}`}>{description}</dd>
              </div>
            ))}
          </dl>
        </td>
      </tr>
    </>
  );
});
Row.displayName = 'Row';
