import { ConfigError } from '../config';
import { productTitle } from '../messages/literal';
import { shell } from '../messages/signIn';
import './pages.css';

/** Explains a wrong config.json: each key and what was expected. */
export const ConfigPage = ({ error }: { error: unknown }) => (
  <main className="plain-page">
    <p className="product">{productTitle}</p>
    <h1>{shell.configTitle}</h1>
    <p>{shell.configHint}</p>
    <ul className="problems">
      {(error instanceof ConfigError ? error.problems : [String(error)]).map((problem) => (
        <li key={problem}>
          <code>{problem}</code>
        </li>
      ))}
    </ul>
  </main>
);
