import { useState } from 'react';
import { formatCount } from '../../../src/format/count';
import { isBlank } from '../../../src/format/normaliseText';
import { Button } from '../../../src/ui/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../src/ui/icons';
import { TextInput } from '../../../src/ui/inputs/TextInput';
import { t } from '../texts';
import { withElement } from '../withElement';

/** The ways from one to the next, by what one steps through. */
const steps = {
  row: { previous: 'Previous row', next: 'Next row' },
  recipient: { previous: 'Previous recipient', next: 'Next recipient' },
} as const;

type Props = {
  label: string;
  /** What one steps through. */
  unit: keyof typeof steps;
  /** Whose amounts are shown. */
  shown: string;
  /** Where it stands, from 0; null for one that was found by its id. */
  at: number | null;
  count: number;
  onStep: (at: number) => void;
  /** The place of a row by its id, or null (`Rows.find`). */
  find: (id: string) => number | null;
  onFind: (at: number) => void;
  /** What is to be known of what is shown. Default: nothing. */
  note?: string | null;
};

/** Goes through the rows of a client list, or to one by its id. */
export const RowChooser = ({ label, unit, shown, at, count, onStep, find, onFind, note }: Props) => {
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const search = (text: string) => {
    const found = find(text);
    setTyped(text);
    setMissing(!isBlank(text) && found === null);
    if (found !== null) onFind(found);
  };
  const step = (to: number) => {
    setTyped('');
    setMissing(false);
    onStep(to);
  };
  const name = <bdi>{shown}</bdi>;
  return (
    <section className="card row-chooser" aria-label={label}>
      <div className="row-chooser-steps">
        <Button look="icon" aria-label={t(steps[unit].previous)} isOff={at === 0} onClick={() => step((at ?? 1) - 1)}>
          <ChevronLeftIcon />
        </Button>
        <span role="status">
          {at === null
            ? name
            : withElement(name, (name) => t('%{name}, %{n} of %{total}', { name, n: formatCount(at + 1), total: formatCount(count) }))}
          {note && <span className="hint">{` ${note}`}</span>}
        </span>
        <Button look="icon" aria-label={t(steps[unit].next)} isOff={at !== null && at >= count - 1} onClick={() => step((at ?? -1) + 1)}>
          <ChevronRightIcon />
        </Button>
      </div>
      <TextInput label={t('Client ID')} value={typed} onChange={search} error={isMissing ? t('The list has no such id') : null} />
    </section>
  );
};
