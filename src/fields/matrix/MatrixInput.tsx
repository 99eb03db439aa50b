import { useCallback, useId, useMemo, useState } from 'react';
import { useText } from '../../messages/i18n';
import { SearchIcon } from '../../ui/icons';
import { GroupField } from '../../ui/inputs/GroupField';
import { TextInput } from '../../ui/inputs/TextInput';
import { useIsSending } from '../../ui/submission/SendingContext';
import type { InputProps } from '../input';
import { LookupFailure } from '../reference/LookupFailure';
import { useLookupRows } from '../reference/useLookup';
import { MatrixTable } from './MatrixTable';
import { changesOf, rowsOf, unnamedOf, withTicks, type MatrixRow, type CodesItem } from './ticks';
import './matrix.css';

/** More rows than this can be searched. */
const manyRows = 10;
const none: readonly CodesItem[] = [];

/** Codes as ticks, with what differs from what is stored. */
const MatrixInput = ({
  field,
  value,
  stored,
  onChange,
  inputRef,
  error,
  isRequired,
  isOwn = false,
  viewer,
  disabledReason = null,
}: InputProps<'matrix'>) => {
  const t = useText();
  const id = useId();
  const isSending = useIsSending();
  const { data = none, error: refusal, isPart, isPending, retry } = useLookupRows<CodesItem>(field.rows);
  const failure = refusal ?? isPart;
  const [search, setSearch] = useState('');
  const rows = useMemo(() => rowsOf(data, field), [data, field]);
  const held = useMemo(() => new Set(value as readonly string[]), [value]);
  const before = useMemo(() => new Set((stored ?? []) as readonly string[]), [stored]);
  // nobody adds a right to oneself
  const isOffered = useCallback((code: string) => !isOwn && (field.offered?.(code, viewer) ?? true), [field, viewer, isOwn]);
  const shown = useMemo(() => rows.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase())), [rows, search]);
  const changes = stored === undefined ? [] : changesOf(rows, before, held);
  const unnamed = isPending || failure ? [] : unnamedOf(rows, value as readonly string[]);
  const counts = Object.keys(field.columns).map((column) => {
    const codes = rows.flatMap((row) => row.codes[column] ?? []);
    return t('matrix.count', { n: codes.filter((code) => held.has(code)).length, total: codes.length, column });
  });
  const tick = (ticks: readonly { row: MatrixRow; column: string }[], isOn: boolean) => {
    const next = withTicks(value as readonly string[], ticks, isOn, field);
    onChange(next.filter((code) => held.has(code) || before.has(code) || isOffered(code)));
  };
  const isWhole = rows.every(({ codes }) => Object.values(codes).every((code) => code === null || isOffered(code)));
  const taken = isOwn ? changes.filter(({ isAdded }) => !isAdded) : [];
  return (
    <GroupField
      id={id}
      className="matrix"
      label={field.label}
      isLabelHidden
      isRequired={isRequired}
      error={error}
      hint={disabledReason ?? (isOwn ? t('matrix.own') : isWhole ? field.hint : t('matrix.closed'))}
    >
      <div className="matrix-head">
        {rows.length > manyRows && (
          <TextInput
            className="matrix-search"
            type="search"
            label={t('matrix.search', { label: field.label })}
            value={search}
            onChange={setSearch}
            // what searches sends nothing
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            end={<SearchIcon aria-hidden />}
          />
        )}
      </div>
      {failure ? (
        <LookupFailure label={field.label} onRetry={retry} />
      ) : (
        <MatrixTable
          label={field.label}
          rowLabel={field.rowLabel}
          columns={Object.keys(field.columns)}
          rows={shown}
          held={held}
          stored={stored === undefined ? held : before}
          isOff={disabledReason !== null || isSending}
          isOffered={isOffered}
          isPending={isPending}
          inputRef={inputRef}
          onTick={tick}
        />
      )}
      <div className="matrix-foot">
        <p className="matrix-counts" role="status">
          {[...counts, unnamed.length > 0 && t('matrix.unnamed', { smart_count: unnamed.length })].filter(Boolean).join(' · ')}
        </p>
        {changes.length > 0 && (
          <ul className="matrix-changes" aria-label={t('matrix.changes', { label: field.label })}>
            {changes.map(({ name, column, isAdded }) => (
              <li key={`${name} ${column}`}>
                {name} <b>{`${isAdded ? '+' : '−'} ${column}`}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
      {taken.length > 0 && (
        <p className="form-notice form-notice-error" role="alert">
          {t('matrix.ownTaken', { rights: taken.map(({ name, column }) => `${name} ${column}`).join(', ') })}
        </p>
      )}
    </GroupField>
  );
};
export default MatrixInput;
