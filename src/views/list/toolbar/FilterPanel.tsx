import type { FilterField } from '../../../schema/field';
import { useText } from '../../../messages/i18n';
import { correctFormat } from '../../../messages/literal';
import { isDay, readDay } from '../../../ui/inputs/day';
import { useForm } from '../../../ui/dialogs/useForm';
import { FilterSelect } from './FilterSelect';
import type { Chosen } from '../state/listParams';
import type { ListState } from '../state/useListState';

type Props = { filters: Record<string, FilterField>; state: ListState; onClose: () => void };

const wrongDays = (filters: Props['filters'], chosen: Chosen) =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, field]) =>
      field.kind === 'date' && chosen[name] && !isDay(String(chosen[name]), field) ? [[name, correctFormat]] : [],
    ),
  );

/** The filters of a list; nothing is loaded until Apply (PLT-100 to PLT-102). */
export const FilterPanel = ({ filters, state, onClose }: Props) => {
  const t = useText();
  const { values, errors, set, submit } = useForm<Chosen>(state.chosen, (chosen) => wrongDays(filters, chosen));
  const choose = (name: string, value: Chosen[string]) => {
    set(name)(value);
    for (const [each, field] of Object.entries(filters)) if (field.kind === 'reference' && field.within === name) set(each)('');
  };
  const written = ([name, value]: [string, Chosen[string]]) => [
    name,
    filters[name]?.kind === 'date' ? (readDay(String(value)) ?? '') : value,
  ];
  const apply = (values: Chosen) => {
    state.setChosen(Object.fromEntries(Object.entries(values).map(written)));
    onClose();
  };
  return (
    <form
      className="filter-panel"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(async (chosen) => apply(chosen));
      }}
    >
      <div className="filter-fields">
        {Object.entries(filters).map(([name, field]) => (
          <FilterSelect
            key={name}
            name={name}
            field={field}
            within={field.kind === 'reference' && field.within ? String(values[field.within] ?? '') : undefined}
            path={state.path}
            value={values[name] ?? ('isMultiple' in field && field.isMultiple ? [] : '')}
            isLocked={name in state.locked}
            error={errors[name]}
            onChange={(value) => choose(name, value)}
          />
        ))}
      </div>
      <div className="filter-buttons">
        <button type="button" className="button" onClick={() => apply({})}>
          {t('list.reset')}
        </button>
        <button type="submit" className="button button-main">
          {t('list.apply')}
        </button>
      </div>
    </form>
  );
};
