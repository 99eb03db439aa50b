import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { emptyMark } from '../../../fields/cells/cell';
import { useText } from '../../../messages/i18n';
import { isSame } from '../../../schema/path';
import { readLeaves } from '../state/leaves';
import type { RecordForm } from '../state/useRecordForm';
import { writtenText } from '../state/writtenText';
import { useShown } from './useShown';
import './conflict.css';

type Theirs = RecordForm['theirs'][number];

/** One field that both have changed: mine and theirs, and which of them counts. */
const Choice = ({ leaf, mine, take }: Theirs) => {
  const t = useText();
  const record = useRecordContext();
  const typed: unknown = useWatch({ name: leaf.path });
  const stored = readLeaves([leaf], record ?? {})[leaf.path];
  const isTheirs = isSame(typed, stored);
  const options = [
    { isIt: false, text: t('form.mine', { value: writtenText(leaf, mine) || emptyMark }) },
    { isIt: true, text: t('form.theirs', { value: writtenText(leaf, stored) || emptyMark }) },
  ];
  return (
    <fieldset className="conflict-field">
      <legend className="label">{leaf.field.label}</legend>
      {options.map(({ isIt, text }) => (
        <label key={String(isIt)} className="radio">
          <input type="radio" name={`conflict.${leaf.path}`} checked={isTheirs === isIt} onChange={() => take(isIt)} />
          <bdi>{text}</bdi>
        </label>
      ))}
    </fieldset>
  );
};

/** What both have changed, with a choice each, and what a save keeps of the other's changes. */
const Conflict = ({ theirs }: { theirs: readonly Theirs[] }) => {
  const t = useText();
  const both = theirs.filter(({ isMine }) => isMine);
  const merged = theirs.filter(({ isMine }) => !isMine).map(({ leaf }) => leaf.field.label);
  return (
    <div className="conflict" ref={useShown<HTMLDivElement>()}>
      {both.length > 0 && <strong>{t('form.bothChanged')}</strong>}
      {both.map((each) => (
        <Choice key={each.leaf.path} {...each} />
      ))}
      {merged.length > 0 && <p>{t('form.merged', { fields: merged.join(', ') })}</p>}
    </div>
  );
};
export default Conflict;
