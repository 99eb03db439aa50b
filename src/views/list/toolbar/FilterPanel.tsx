import { Button } from '../../../ui/Button';
import type { FilterValue } from '../../../fields/filters/filter';
import { filterOf } from '../../../fields/filters/filters';
import { problemIn } from '../../../fields/rules/problemIn';
import { useText } from '../../../messages/i18n';
import { clearedBy, optionFor, type EngineField } from '../../../schema/kind';
import { PartBoundary } from '../../../ui/PartBoundary';
import { useDialogForm } from '../../../ui/dialogs/useDialogForm';
import type { Chosen } from '../state/listParams';
import { useListScope } from '../state/listContext';

type Filters = Record<string, EngineField>;
type Props = { filters: Filters; onClose: () => void };

const problemsOf = (filters: Filters, chosen: Chosen) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, field]) => {
      const { schema } = filterOf(field);
      return [name, schema ? (problemIn(schema(field), chosen[name] ?? '')?.message ?? null) : null];
    }),
  );
/** A value as it is asked for: a day as yyyy/MM/dd. */
const asked = (field: EngineField | undefined, typed: FilterValue): FilterValue => {
  const codec = field && filterOf(field).codec;
  return codec ? String(codec.parse(typed, field) ?? '') : typed;
};

/** The filters of a list; nothing is loaded until Apply (PLT-100 to PLT-102). */
const FilterPanel = ({ filters, onClose }: Props) => {
  const t = useText();
  const state = useListScope();
  const { values, errors, set, submit } = useDialogForm<Chosen>(state.chosen, (chosen) => problemsOf(filters, chosen));
  const choose = (name: string, value: FilterValue) => {
    set(name)(value);
    for (const each of clearedBy(filters, name)) set(each)('');
  };
  const apply = (values: Chosen) => {
    state.setChosen(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asked(filters[name], value)])));
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
        {Object.entries(filters).map(([name, field]) => {
          const { Input } = filterOf(field);
          const outer = optionFor(field, 'within');
          return (
            <PartBoundary key={name} label={field.label}>
              <Input
                name={name}
                field={field}
                within={outer && (values[outer] ?? '')}
                path={state.path}
                value={values[name] ?? (optionFor(field, 'several') ? [] : '')}
                locked={name in state.locked ? [state.locked[name]!].flat() : undefined}
                error={errors[name]}
                onChange={(value) => choose(name, value)}
              />
            </PartBoundary>
          );
        })}
      </div>
      <div className="filter-buttons">
        <Button onClick={() => apply({})}>{t('list.reset')}</Button>
        <Button type="submit" look="main">
          {t('list.apply')}
        </Button>
      </div>
    </form>
  );
};
export default FilterPanel;
