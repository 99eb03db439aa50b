import './lines.css';

/** Two lines in one cell. */
export const Lines = ({ lines: [first, second] }: { lines: [string, string] }) => (
  <span className="lines">
    <span>{first}</span>
    <span className="lines-second"> {second}</span>
  </span>
);
