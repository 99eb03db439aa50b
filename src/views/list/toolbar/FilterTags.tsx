import type { ListPath } from '../../../schema/actions';
import type { Field, FilterField } from '../../../schema/field';
import { ofCode } from '../../../fields/cell';
import { useLookup } from '../../../fields/reference/useLookup';
import { useText } from '../../../messages/i18n';
import { focusContent } from '../../../ui/focus/focusContent';
import { CloseIcon } from '../../../ui/icons';
import { fixedOptions } from './FilterSelect';
import type { ListState } from '../state/useListState';

type Props = { filters: Record<string, FilterField>; state: ListState; limit: number };

type LookupProps = { field: Field<never, 'reference'>; path?: ListPath; values: string[]; children: (label: string) => React.ReactNode };
const LookupLabel = ({ field, path, values, children }: LookupProps) => {
  const { items } = useLookup(field, undefined, path);
  return children(values.map((value) => items?.find((item) => String(item.value) === value)?.label ?? value).join(', '));
};

/** Active filters as tags; removing one clears it, a locked one stays (PLT-103, PLT-108). */
export const FilterTags = ({ filters, state, limit }: Props) => {
  const t = useText();
  const active = Object.entries(state.chosen).flatMap(([name, value]) => (filters[name] ? [{ name, value, field: filters[name] }] : []));
  if (active.length === 0) return null;
  const tag = (name: string, label: string, value: string) => {
    if (name in state.locked) return <span className="tag tag-locked">{t('list.tag', { label, value })}</span>;
    const { [name]: _removed, ...others } = state.chosen;
    const dependent = Object.entries(filters).filter(([, field]) => field.kind === 'reference' && field.within === name);
    for (const [each] of dependent) delete others[each];
    return (
      <span className="tag">
        {t('list.tag', { label, value })}
        <button
          type="button"
          aria-label={t('list.removeTag', { label, value })}
          onClick={() => {
            state.setChosen(others);
            focusContent();
          }}
        >
          <CloseIcon />
        </button>
      </span>
    );
  };
  return (
    <ul className="tags">
      {active.slice(0, limit).map(({ name, value, field }) => {
        const values = [value].flat() as string[];
        const knownOf = (each: string) =>
          field.kind === 'reference'
            ? (ofCode(field.labels, each) ?? (field.value ? each : undefined))
            : field.kind === 'date'
              ? each
              : (fixedOptions(field).find((option) => option.value === each)?.label ?? each);
        const known = values.map(knownOf);
        return (
          <li key={name}>
            {field.kind !== 'reference' || known.every((each) => each !== undefined) ? (
              tag(name, field.label, known.join(', '))
            ) : (
              <LookupLabel field={field} path={state.path} values={values}>
                {(label) => tag(name, field.label, label)}
              </LookupLabel>
            )}
          </li>
        );
      })}
      {active.length > limit && (
        <li>
          <span className="tag">{t('list.moreTags', { count: active.length - limit })}</span>
        </li>
      )}
    </ul>
  );
};
