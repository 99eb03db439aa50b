import { useState } from 'react';
import { formatCount } from '../../../src/format/count';
import type { Rows } from '../../../src/ui/files/csv/tableRows';
import { Button } from '../../../src/ui/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../src/ui/icons';
import { TextInput } from '../../../src/ui/inputs/TextInput';

type Props = { rows: Rows; at: number; onChange: (at: number) => void };

/** Goes through the rows of a client list, or to the first one whose id starts with what is typed. */
export const RowChooser = ({ rows, at, onChange }: Props) => {
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const search = (text: string) => {
    setTyped(text);
    const found = rows.find(text);
    setMissing(text.trim() !== '' && found === null);
    if (found !== null) onChange(found);
  };
  return (
    <section className="card row-chooser" aria-label="Row of the client list">
      <div className="row-chooser-steps">
        <Button look="icon" aria-label="Previous row" disabled={at === 0} onClick={() => onChange(at - 1)}>
          <ChevronLeftIcon />
        </Button>
        <span role="status">
          <bdi>{rows.at(at).key}</bdi>, {formatCount(at + 1)} of {formatCount(rows.count)}
        </span>
        <Button look="icon" aria-label="Next row" disabled={at >= rows.count - 1} onClick={() => onChange(at + 1)}>
          <ChevronRightIcon />
        </Button>
      </div>
      <TextInput label="Client ID" value={typed} onChange={search} error={isMissing ? 'The list has no such id' : null} />
    </section>
  );
};
