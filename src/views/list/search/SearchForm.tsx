import type { SearchValues } from '../state/listParams';
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/Button';
import type { List } from '../../../schema/resource';
import { useText } from '../../../messages/i18n';
import { ChevronDownIcon, SearchIcon } from '../../../ui/icons';
import { TextInput } from '../../../ui/inputs/TextInput';
import { useColumnCount } from '../../../ui/hooks/useColumnCount';
import { useDeclaredList } from '../../declared';
import { usePreference } from '../../usePreference';
import { useListScope } from '../state/listContext';
import { searchedValues } from './searchedValues';
import './search.css';

type Props = {
  fields: NonNullable<List['search']>;
  /** The two fields between which a name with a comma is divided. */
  splitAtComma?: List['splitAtComma'];
  /** What is typed differs from what the rows show. */
  isUnsearched: boolean;
  onUnsearched: (isUnsearched: boolean) => void;
  /** What stands beside the buttons on a phone. */
  children?: ReactNode;
};

const isSame = (a: SearchValues, b: SearchValues) => Object.keys({ ...a, ...b }).every((key) => (a[key] ?? '') === (b[key] ?? ''));

/** The button that searches; it says when something was typed and not searched for. */
const SearchButton = ({ isUnsearched, hasIcon }: Pick<Props, 'isUnsearched'> & { hasIcon: boolean }) => {
  const t = useText();
  const id = useId();
  return (
    <>
      <Button
        type="submit"
        look="main"
        className={isUnsearched ? 'search-due' : ''}
        title={isUnsearched ? t('list.unsearched') : undefined}
        aria-describedby={id}
      >
        {hasIcon && <SearchIcon />}
        {t('list.search')}
      </Button>
      <span className="visually-hidden" id={id} role="status">
        {isUnsearched && t('list.unsearched')}
      </span>
    </>
  );
};

/** The search fields of a list: the first row, the others folded away; Enter searches (PLT-097 to PLT-099). */
export const SearchForm = ({ fields, splitAtComma, isUnsearched, onUnsearched, children }: Props) => {
  const { resource, list } = useDeclaredList();
  // pressed with nothing changed, Search loads the first page again
  const { search: values, chosen, path, setSearch: onSearch, restart: onSame } = useListScope();
  const t = useText();
  const perRow = useColumnCount();
  const [typed, setTyped] = useState<SearchValues>(values);
  const [isUnfolded, setUnfolded] = usePreference(`${resource}.moreFields`, false);
  useEffect(() => setTyped(values), [values]);
  const searched = searchedValues(fields, splitAtComma, typed);
  const differs = !isSame(searched, values);
  useEffect(() => onUnsearched(differs), [differs, onUnsearched]);

  const names = Object.keys(fields);
  // lists of a record are shown in dialogs, where the fields share the available width
  const columns = path ? Math.min(perRow, names.length) : perRow;
  const folded = names.slice(perRow);
  const isHiddenUsed = folded.some((name) => values[name]);
  const isOpen = isUnfolded || isHiddenUsed;
  const shown = isOpen ? names : names.slice(0, perRow);
  const errorOf = (name: string) => {
    const { label, maxLength } = fields[name]!;
    return maxLength && (searched[name] ?? '').length > maxLength ? t('literal.tooLong', { 'Field label': label, n: maxLength }) : null;
  };
  /** Says that a chosen filter sends the same parameter, and so replaces what is searched for (CLI-011). */
  const hintOf = (name: string) =>
    searched[name] && name in chosen ? t('list.overridden', { label: list.filters![name]!.label }) : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = names.find(errorOf);
    if (wrong) {
      if (!shown.includes(wrong)) flushSync(() => setUnfolded(true));
      (event.currentTarget.elements.namedItem(wrong) as HTMLInputElement).focus();
    } else if (differs) onSearch(searched);
    else onSame();
  };
  const reset = () => {
    setTyped({});
    if (isSame({}, values)) onSame();
    else onSearch({});
  };

  return (
    <form
      className="card search-form"
      role="search"
      noValidate
      onSubmit={submit}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr)) max-content` }}
    >
      {shown.map((name, i) => (
        <TextInput
          key={name}
          name={name}
          label={fields[name]!.label}
          placeholder={fields[name]!.placeholder}
          className={(searched[name] ?? '') === (values[name] ?? '') ? '' : 'unsearched'}
          data-search={i === 0 || undefined}
          limit={fields[name]!.maxLength}
          keeps={fields[name]!.allowedCharacters}
          value={typed[name] ?? ''}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
          error={errorOf(name)}
          hint={hintOf(name)}
          end={i === 0 && perRow > 1 && !typed[name] ? <kbd aria-hidden>/</kbd> : undefined}
        />
      ))}
      <div className="search-buttons" style={{ gridColumn: columns + 1, gridRow: `1 / span ${Math.ceil(shown.length / perRow)}` }}>
        <SearchButton isUnsearched={isUnsearched} hasIcon={perRow === 1} />
        <span className="search-rest">
          <Button className="search-reset" onClick={reset}>
            {t('list.reset')}
          </Button>
          {folded.length > 0 && (
            <Button look="text" className="search-more" aria-expanded={isOpen} onClick={() => setUnfolded(!isOpen)}>
              <span>
                {isOpen
                  ? t(perRow === 1 ? 'list.fewerShort' : 'list.fewerFields')
                  : t(perRow === 1 ? 'list.moreShort' : 'list.moreFields', { count: folded.length })}
              </span>
              <ChevronDownIcon className={isOpen ? 'turned' : ''} aria-hidden />
            </Button>
          )}
          {children && <span className="search-end">{children}</span>}
        </span>
      </div>
    </form>
  );
};
