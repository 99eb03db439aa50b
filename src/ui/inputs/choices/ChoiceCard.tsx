import type { ReactNode } from 'react';
import './choices.css';

type Props = { name: string; title: string; hint: string; isChosen: boolean; onChoose: () => void; children: ReactNode };

/** One of several ways; the one that is on holds its fields. */
export const ChoiceCard = ({ name, title, hint, isChosen, onChoose, children }: Props) => (
  <div className={`choice-card ${isChosen ? 'choice-card-on' : ''}`}>
    <label className="choice-card-head">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>
        <span className="choice-card-title">{title}</span>
        <span className="choice-card-hint">{hint}</span>
      </span>
    </label>
    {isChosen && <div className="choice-card-fields">{children}</div>}
  </div>
);
