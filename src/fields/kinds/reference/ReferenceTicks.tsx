import { useText } from '../../../messages/i18n';
import { Ticks } from '../../../ui/inputs/choices/Ticks';
import { useIsSending } from '../../../ui/submission/SendingContext';
import { useFormField } from '../../inputs/formField';
import { controlProps, type InputProps } from '../../inputs/input';
import { LookupFailure } from '../../lookups/LookupFailure';
import { useLookup } from '../../lookups/useLookup';
import { useOuterValue } from './useOuterValue';

/** Several of a lookup as ticks; where another field narrows them, none until that is chosen. */
export const ReferenceTicks = (props: InputProps<'reference'>) => {
  const { field, value, onChange, inputRef } = props;
  const { isLocked } = useFormField();
  const within = useOuterValue(field);
  const t = useText();
  const isSending = useIsSending();
  const isWaiting = within !== undefined && within.length === 0;
  const { items = [], error, isPart, isPending, retry } = useLookup(field, within);
  // ticks have no search: what cannot be offered whole is not offered
  const failure = error ?? isPart;
  const chosen = value as readonly (string | number)[];
  const offered = isWaiting || isPart ? [] : isLocked ? items.filter((item) => chosen.includes(item.value)) : items;
  // a code that the lookup has no more stays until it is taken away
  const gone = isPending || failure ? [] : chosen.filter((code) => !offered.some((item) => String(item.value) === String(code)));
  const { hint, isDisabled, ...control } = controlProps(props);
  return (
    <Ticks
      {...control}
      options={[...offered, ...gone.map((code) => ({ value: code, label: String(code) }))].map((option) => ({
        ...option,
        group: field.groups?.find(({ values }) => values.includes(String(option.value)))?.label,
      }))}
      values={chosen}
      onChange={onChange}
      inputRef={inputRef}
      isDisabled={isDisabled || isSending || isLocked}
      hint={
        failure ? (
          <LookupFailure label={field.label} onRetry={retry} />
        ) : isWaiting ? (
          (field.withinHint ?? t('form.chooseOuter'))
        ) : isPending ? (
          t('shell.loading')
        ) : isLocked ? (
          t('list.locked')
        ) : (
          hint
        )
      }
    />
  );
};
