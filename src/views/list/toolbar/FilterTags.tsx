import { filterLabelLoadOf, type FilterLabelProps } from '../../../fields/filters/filter';
import { useText } from '../../../messages/i18n';
import { clearedBy, type EngineField } from '../../../schema/kind';
import { useLazy } from '../../../ui/lazy';
import { focusContent } from '../../../ui/focus/focusContent';
import { CloseIcon } from '../../../ui/icons';
import { useListScope } from '../state/listContext';

type Props = { filters: Record<string, EngineField>; limit: number };

/** Says the chosen values of a filter, as its kind does. */
const Chosen = (props: FilterLabelProps) => {
  const load = filterLabelLoadOf(props.field);
  const Label = useLazy(load);
  if (!load) return props.children(props.values.join(', '));
  return Label && <Label {...props} />;
};

/** Active filters as tags; removing one clears it, a locked one stays (PLT-103, PLT-108). */
const FilterTags = ({ filters, limit }: Props) => {
  const t = useText();
  const state = useListScope();
  const active = Object.entries(state.chosen).flatMap(([name, value]) => (filters[name] ? [{ name, value, field: filters[name] }] : []));
  if (active.length === 0) return null;
  const tag = (name: string, label: string, value: string) => {
    if (name in state.locked) return <span className="tag tag-locked">{t('list.tag', { label, value })}</span>;
    const gone = [name, ...clearedBy(filters, name)];
    const others = Object.fromEntries(Object.entries(state.chosen).filter(([each]) => !gone.includes(each)));
    return (
      <span className="tag">
        <span>{t('list.tag', { label, value })}</span>
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
      {active.slice(0, limit).map(({ name, value, field }) => (
        <li key={name}>
          <Chosen field={field} path={state.path} values={[value].flat()}>
            {(label) => tag(name, field.label, label)}
          </Chosen>
        </li>
      ))}
      {active.length > limit && (
        <li>
          <span className="tag">{t('list.moreTags', { count: active.length - limit })}</span>
        </li>
      )}
    </ul>
  );
};
export default FilterTags;
