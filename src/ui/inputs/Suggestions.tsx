import { Button } from '../Button';
import './suggestions.css';

type Props = {
  /** The values to choose from, each with the text of its button. */
  suggestions: readonly { value: string; text: string }[];
  /** A value was chosen. Its button disappears, so the caller focuses the input. */
  onTake: (value: string) => void;
};

/** Buttons below an input, each with a value that may replace the typed text. */
export const Suggestions = ({ suggestions, onTake }: Props) => (
  <span className="suggestions">
    {suggestions.map(({ value, text }) => (
      <Button key={value} look="link" onClick={() => onTake(value)}>
        {text}
      </Button>
    ))}
  </span>
);
