import { Button } from '../Button';
import './suggestions.css';

type Props = {
  /** What can be taken, each with the text of its button. */
  suggestions: readonly { value: string; text: string }[];
  /** Takes one. Its button disappears, so the caller focuses the input. */
  onTake: (value: string) => void;
};

/** Buttons below an input for what the typed text may stand for. */
export const Suggestions = ({ suggestions, onTake }: Props) => (
  <span className="suggestions">
    {suggestions.map(({ value, text }) => (
      <Button key={value} look="link" onClick={() => onTake(value)}>
        {text}
      </Button>
    ))}
  </span>
);
