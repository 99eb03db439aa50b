import { useEffect, useState } from 'react';
import { valueAt } from '../../../schema/values/path';
import { useText } from '../../../messages/i18n';
import { useLazy } from '../../../ui/lazy';
import { SelectInput } from '../../../ui/inputs/choices/SelectInput';
import { ofCode } from '../../cells/cell';
import { useFormField } from '../../inputs/formField';
import { controlProps, type InputProps } from '../../inputs/input';
import { LookupFailure } from '../../lookups/LookupFailure';
import { ReferenceTicks } from './ReferenceTicks';
import { useOuterValue } from './useOuterValue';
import { useLookup, type LookupItem } from '../../lookups/useLookup';

const loadSearch = () => import('./ReferenceSearch');

/** One of a lookup, or several as ticks; a lookup that fails says so here, with Retry. */
const ReferenceInput = (props: InputProps<'reference'>) =>
  props.field.multiple ? <ReferenceTicks {...props} /> : <ReferenceSelect {...props} />;

const ReferenceSelect = (props: InputProps<'reference'>) => {
  const { field, value, onChange, inputRef } = props;
  const t = useText();
  const { holds, isLocked, record, stored } = useFormField();
  const within = useOuterValue(field);
  const hasExtraChoices = field.extraChoices !== undefined && holds(field.extraChoices.when ?? {});
  // what the stored record calls the value, for choices that have not loaded
  const storedText = field.shownAs && record && stored === value ? (valueAt(record, field.shownAs) as string | undefined) : undefined;
  const { items = [], error: failure, isPart, isPending, retry } = useLookup(field, within);
  const extra = Object.entries((hasExtraChoices && field.extraChoices!.labels) || {}).map(([code, label]) => ({ value: code, label }));
  const options = [...extra, ...items.map((item) => ({ value: String(item.value), label: item.label }))];
  const text = String(value ?? '');
  const isKnown = text === '' || options.some((option) => option.value === text);
  const [gone, setGone] = useState('');
  const isGone = Boolean(field.mustExist) && !isKnown && !isPending && !failure && !isPart;
  useEffect(() => {
    if (!isGone) return;
    setGone(text);
    onChange('', { isUserChange: false, isUnmatched: stored === value });
  }, [isGone, text, value, stored, onChange]);
  const choose = (chosen: string, found?: LookupItem) => {
    const item = found?.value ?? items.find((each) => String(each.value) === chosen)?.value;
    // the current value may be missing in the lookup, and its option has it as text
    const unlisted = chosen === text ? value : field.extraChoices?.labels[chosen] && chosen;
    onChange(item ?? unlisted ?? '');
  };
  const control = controlProps(props);
  const Select = useLazy(isPart && !isLocked && !control.isDisabled ? loadSearch : null) ?? SelectInput;
  const hint = failure ? (
    <LookupFailure label={field.label} onRetry={retry} />
  ) : isLocked ? (
    t('list.locked')
  ) : gone && text === '' ? (
    t('form.gone', { value: gone })
  ) : (
    control.hint
  );
  return (
    <Select
      field={field}
      within={within}
      extra={extra}
      narrows={!isPart}
      {...control}
      hint={hint}
      value={text}
      none={t(isPending ? 'shell.loading' : 'form.choose')}
      isLocked={isLocked}
      options={
        isKnown
          ? options
          : [
              ...options,
              { value: text, label: field.extraChoices?.labels[text] ?? storedText ?? ofCode(field.fallbackLabels, text) ?? text },
            ]
      }
      onChange={choose}
      selectRef={inputRef}
    />
  );
};
export default ReferenceInput;
