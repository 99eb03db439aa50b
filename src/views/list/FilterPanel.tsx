import { useState } from 'react';
import type { FilterField } from '../../schema/field';
import { useText } from '../../messages/i18n';
import { FilterSelect } from './FilterSelect';
import type { Chosen } from './listParams';
import type { ListState } from './useListState';

type Props = { filters: Record<string, FilterField>; state: ListState; onClose: () => void };

/** The filters of a list; nothing is loaded until Apply (PLT-100 to PLT-102). */
export const FilterPanel = ({ filters, state, onClose }: Props) => {
  const t = useText();
  const [draft, setDraft] = useState(state.chosen);
  const choose = (name: string, value: Chosen[string]) => {
    const dependent = Object.entries(filters).filter(([, field]) => field.kind === 'reference' && field.within === name);
    setDraft({ ...draft, [name]: value, ...Object.fromEntries(dependent.map(([each]) => [each, ''])) });
  };
  const apply = (values: Chosen) => {
    state.setChosen(values);
    onClose();
  };
  return (
    <form
      className="filter-panel"
      onSubmit={(event) => {
        event.preventDefault();
        apply(draft);
      }}
    >
      <div className="filter-fields">
        {Object.entries(filters).map(([name, field]) => (
          <FilterSelect
            key={name}
            field={field}
            within={field.kind === 'reference' && field.within ? String(draft[field.within] ?? '') : undefined}
            path={state.path}
            value={draft[name] ?? ('isMultiple' in field && field.isMultiple ? [] : '')}
            isLocked={name in state.locked}
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
