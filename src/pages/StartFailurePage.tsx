import { startText } from '../messages/start';
import './pages.css';

type Props = {
  /** The heading. */
  title: string;
  /** What to do about the problems. */
  hint: string;
  /** A line for each problem. */
  problems: readonly string[];
};

/** Shown when the portal cannot start: each problem and what to do. */
export const StartFailurePage = ({ title, hint, problems }: Props) => (
  <main className="plain-page">
    <p className="product">{startText('literal.productTitle')}</p>
    <h1>{title}</h1>
    <p>{hint}</p>
    <ul className="problems">
      {problems.map((problem) => (
        <li key={problem}>
          <code>{problem}</code>
        </li>
      ))}
    </ul>
  </main>
);
