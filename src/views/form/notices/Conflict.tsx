import { useWatch } from 'react-hook-form';
import { emptyMark } from '../../../fields/cells/cell';
import type { Leaf } from '../../../fields/codecs/leaf';
import { useOnDemandText } from '../../../messages/onDemand';
import { isSame } from '../../../schema/values/path';
import type { Theirs } from '../model/draft';
import { writtenText } from '../model/writtenText';
import type { RecordForm } from '../state/useRecordForm';
import { useShown } from './useShown';
import './conflict.css';

type ChoiceProps = { leaf: Leaf; mine: unknown; stored: unknown; isUndecided: boolean; onTake: (value: unknown) => void };

/** One field that both have changed: mine and theirs. Neither is chosen until somebody chooses, or types something else. */
const Choice = ({ leaf, mine, stored, isUndecided, onTake }: ChoiceProps) => {
  const t = useOnDemandText();
  const typed: unknown = useWatch({ name: leaf.path });
  const isTheirs = isSame(typed, stored);
  const isMine = !isTheirs && !isUndecided;
  const options = [
    { isChosen: isMine, value: mine, text: t('form.mine', { value: writtenText(leaf, mine) || emptyMark }) },
    { isChosen: isTheirs, value: stored, text: t('form.theirs', { value: writtenText(leaf, stored) || emptyMark }) },
  ];
  return (
    <fieldset className="conflict-field" aria-label={t('form.valueOf', { label: leaf.field.label })}>
      <legend className="label">{leaf.field.label}</legend>
      {options.map(({ isChosen, value, text }) => (
        <label key={text} className="radio">
          <input type="radio" name={`conflict.${leaf.path}`} checked={isChosen} onChange={() => onTake(value)} />
          <bdi>{text}</bdi>
        </label>
      ))}
    </fieldset>
  );
};

/** What both have changed, with a choice each, and what a save keeps of the other's changes. */
const Conflict = ({ theirs, form }: { theirs: readonly Theirs[]; form: RecordForm }) => {
  const { model, methods, undecided, decide, isSending } = form;
  const t = useOnDemandText();
  const leafAt = (path: string) => model.leaves.find((leaf) => leaf.path === path)!;
  const both = theirs.filter(({ isMine }) => isMine);
  const merged = theirs.filter(({ isMine }) => !isMine).map(({ path }) => leafAt(path).field.label);
  const take = (path: string, value: unknown) => {
    if (isSending()) return;
    decide(path);
    methods.setValue(path, value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="conflict" ref={useShown<HTMLDivElement>()}>
      {both.length > 0 && <strong>{t('form.bothChanged')}</strong>}
      {both.map(({ path, mine }) => (
        <Choice
          key={path}
          leaf={leafAt(path)}
          mine={mine}
          stored={model.initial[path]}
          isUndecided={undecided.includes(path)}
          onTake={(value) => take(path, value)}
        />
      ))}
      {merged.length > 0 && <p>{t('form.merged', { fields: merged.join(', ') })}</p>}
    </div>
  );
};
export default Conflict;
