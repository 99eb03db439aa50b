import { useCallback, useId, useMemo, useState } from 'react';
import { containing } from '../../../src/format/normaliseText';
import { Button } from '../../../src/ui/Button';
import { SearchIcon } from '../../../src/ui/icons';
import { GroupField } from '../../../src/ui/inputs/GroupField';
import { TextInput } from '../../../src/ui/inputs/TextInput';
import { isEnter } from '../../../src/ui/pressedKeys';
import { useIsSending } from '../../../src/ui/submission/SendingContext';
import { useFormField } from '../../../src/fields/inputs/formField';
import type { InputProps } from '../../../src/fields/inputs/input';
import { LookupFailure, useLookupRows } from '../../../src/fields/lookups';
import { t } from '../texts';
import { MatrixTable } from './MatrixTable';
import { changesOf, rowsOf, unnamedOf, withTicks, type MatrixRow, type CodesItem } from './ticks';
import './matrix.css';

/** More rows than this can be searched. */
const manyRows = 10;
const none: readonly CodesItem[] = [];

/** Codes as ticks, with what differs from what is stored. */
const MatrixInput = ({ field, value, onChange, inputRef, error, isRequired, disabledReason }: InputProps<'matrix'>) => {
  const id = useId();
  const { stored, viewer, recordHolds } = useFormField();
  const isOwn = field.oneselfWhen !== undefined && recordHolds(field.oneselfWhen);
  const isSending = useIsSending();
  const { data = none, error: refusal, isPart, isPending, retry } = useLookupRows<CodesItem>(field.rows);
  const failure = refusal ?? isPart;
  const [search, setSearch] = useState('');
  const [areDescriptionsShown, setDescriptionsShown] = useState(false);
  const rows = useMemo(() => rowsOf(data, field), [data, field]);
  const held = useMemo(() => new Set(value as readonly string[]), [value]);
  const before = useMemo(() => new Set((stored ?? []) as readonly string[]), [stored]);
  // nobody adds a right to oneself
  const isOffered = useCallback((code: string) => !isOwn && (field.offered?.(code, viewer) ?? true), [field, viewer, isOwn]);
  const shown = useMemo(() => {
    const isSearched = containing(search);
    return rows.filter(({ name }) => isSearched(name));
  }, [rows, search]);
  const changes = stored === undefined ? [] : changesOf(rows, before, held);
  const unnamed = isPending || failure ? [] : unnamedOf(rows, value as readonly string[]);
  const counts = Object.entries(field.columns).map(([column, name]) => {
    const codes = rows.flatMap((row) => row.codes[column] ?? []);
    return t('%{n} of %{total} %{column}', { n: codes.filter((code) => held.has(code)).length, total: codes.length, column: name });
  });
  const kept = t('1 more code that no row names is kept |||| %{smart_count} more codes that no row names are kept', {
    smart_count: unnamed.length,
  });
  const tick = (ticks: readonly { row: MatrixRow; column: string }[], isOn: boolean) => {
    const next = withTicks(value as readonly string[], ticks, isOn, field);
    onChange(next.filter((code) => held.has(code) || before.has(code) || isOffered(code)));
  };
  const isWhole = rows.every(({ codes }) => Object.values(codes).every((code) => code === null || isOffered(code)));
  const taken = isOwn ? changes.filter(({ isAdded }) => !isAdded) : [];
  const closedHint = isWhole ? field.hint : t('You can give the permissions that you have yourself.');
  const hint = isOwn ? t('This is your own record: you can take away here, and not add.') : closedHint;
  const hasDescriptions = rows.some(({ codes }) => Object.values(codes).some((code) => code !== null && field.descriptions?.[code]));
  return (
    <GroupField
      id={id}
      className="matrix"
      label={field.label}
      isLabelHidden
      isRequired={isRequired}
      error={error}
      hint={disabledReason ?? [hint, t('Use the arrow keys to move between checkboxes.')].filter(Boolean).join(' ')}
    >
      <div className="matrix-head">
        {hasDescriptions && !failure && (
          <Button look="link" aria-expanded={areDescriptionsShown} onClick={() => setDescriptionsShown(!areDescriptionsShown)}>
            {t('Explain permissions')}
          </Button>
        )}
        {rows.length > manyRows && (
          <TextInput
            className="matrix-search"
            type="search"
            label={t('Search %{label}', { label: field.label })}
            value={search}
            onChange={setSearch}
            // what searches sends nothing
            onKeyDown={(event) => isEnter(event) && event.preventDefault()}
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
          columns={field.columns}
          descriptions={field.descriptions}
          areDescriptionsShown={areDescriptionsShown}
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
          {[...counts, ...(unnamed.length > 0 ? [kept] : [])].join(' · ')}
        </p>
        {changes.length > 0 && (
          <ul className="matrix-changes" aria-label={t('Changes of %{label}', { label: field.label })}>
            {changes.map(({ name, column, isAdded }) => (
              <li key={`${name} ${column}`}>
                <span>{name}</span> <b>{`${isAdded ? '+' : '−'} ${field.columns[column]!}`}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
      {taken.length > 0 && (
        <p className="form-notice form-notice-error" role="alert">
          {t('You are taking from yourself: %{rights}. You will not be able to use them after the save.', {
            rights: taken.map(({ name, column }) => t('%{row} %{column}', { row: name, column: field.columns[column]! })).join(', '),
          })}
        </p>
      )}
    </GroupField>
  );
};
export default MatrixInput;
