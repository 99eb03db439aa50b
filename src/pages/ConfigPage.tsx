import { startText } from '../messages/start';
import './pages.css';

/** Explains a wrong config.json: each key and what was expected. */
export const ConfigPage = ({ problems }: { problems: readonly string[] }) => (
  <main className="plain-page">
    <p className="product">{startText('literal.productTitle')}</p>
    <h1>{startText('shell.configTitle')}</h1>
    <p>{startText('shell.configHint')}</p>
    <ul className="problems">
      {problems.map((problem) => (
        <li key={problem}>
          <code>{problem}</code>
        </li>
      ))}
    </ul>
  </main>
);
