import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { containing, normaliseText } from '../../../format/normaliseText';
import type { ListPath } from '../../../schema/actions';
import type { Field } from '../../../schema/field';
import { useText } from '../../../messages/i18n';
import { mergeRefs } from '../../../ui/hooks/mergeRefs';
import { useDebounced } from '../../../ui/hooks/useDebounced';
import ComboBox from '../../../ui/inputs/choices/ComboBox';
import type { SelectInputProps } from '../../../ui/inputs/choices/NativeSelect';
import { LookupFailure } from '../../lookups/LookupFailure';
import { lookupItems, lookupParams, type LookupItem, type LookupPart, type LookupRow } from '../../lookups/useLookup';

/** How long nobody types before the text is looked for, in milliseconds. */
const pause = 300;
const noRows: LookupRow[] = [];

type Props = Omit<SelectInputProps, 'onChange'> & {
  field: Field<never, 'reference'>;
  within?: LookupPart;
  path?: ListPath;
  /** Choices beside those of the lookup. Default: none. */
  extra?: SelectInputProps['options'];
  /** `item`: what was found, which the options do not have. */
  onChange: (value: string, item?: LookupItem) => void;
};

/** One of a lookup that is too long to be listed: `options` are its beginning, and its call looks for what is typed. */
const ReferenceSearch = ({ field, within, path, extra = [], options, onChange, selectRef, ...select }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<LookupItem>();
  const input = useRef<HTMLElement>(null);
  const text = useDebounced(typed, pause);
  const { resource } = field;
  const start = lookupParams(within, path);
  const params = { ...start, filter: { ...start.filter, q: text } };
  // another text is another query: react-query lets go of the former one, and nobody reads its answer
  const { data, total, error, refetch, isPending } = useGetList<LookupRow>(resource, params, {
    enabled: text !== '',
    retry: false,
    onError: () => {},
  });
  const isSearching = typed !== '' && (typed !== text || isPending);
  const rows = isSearching || error ? noRows : (data ?? noRows);
  const items = lookupItems(rows, field);
  const isNamed = containing(typed);
  const named = extra.filter(({ label }) => isNamed(label));
  const found = [...named, ...items.map(({ value, label }) => ({ value: String(value), label }))];
  const status = () => {
    if (isSearching) return t('shell.loading');
    if (typed === '') return t('form.typeToSearch');
    if (error) return t('list.lookupFailed', { label: select.label });
    if (found.length === 0) return t('form.noOption');
    return Number(total) > rows.length ? t('form.typeToSearch') : '';
  };
  /** What is chosen joins the beginning of the lookup, so that whatever shows it knows its name. */
  const choose = (value: string) => {
    const row = rows.find((each) => String(each[field.value ?? 'id']) === value);
    const item = row && lookupItems([row], field)[0];
    if (row && !options.some((option) => option.value === value))
      client.setQueryData<{ data: LookupRow[] }>([resource, 'getList', start], (page) => page && { ...page, data: [...page.data, row] });
    setChosen(item);
    onChange(value, item);
  };
  /** Asks again for what is typed, in the open list. */
  const retry = () => {
    void refetch();
    input.current?.focus();
    input.current?.click();
  };
  return (
    <ComboBox
      {...select}
      selectRef={mergeRefs(input, selectRef)}
      options={options.map((option) => (option.value === String(chosen?.value) ? { ...option, label: chosen!.label } : option))}
      onChange={choose}
      search={{
        onType: (next) => setTyped(normaliseText(next, 'plain')),
        // what could not be searched for is kept for Retry
        onClose: () => error || setTyped(''),
        kept: error ? typed : '',
        found,
        status: status(),
      }}
      hint={error && typed !== '' && !isSearching ? <LookupFailure label={select.label} onRetry={retry} /> : select.hint}
    />
  );
};
export default ReferenceSearch;
