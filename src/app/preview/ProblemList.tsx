import { useOnDemandText } from '../../messages/onDemand';
import { isWarning, printable, type FileProblem } from '../../deployed/file/fileProblem';
import type { Chosen } from './readChosen';

/** So many are shown: whoever has more mends these first. */
const most = 100;

/** What stands at the start of a text: a word, something in quotes, else one character. */
const firstPart = /^(?:'[^']*'|"[^"]*"|[\w./-]+|.)/u;

/** The most characters that stand before and after the place. */
const around = 120;

const Line = ({ line, column, text }: Pick<FileProblem, 'line' | 'column'> & { text: string }) => {
  const at = column - 1;
  const marked = firstPart.exec(text.slice(at, at + around))?.[0] ?? '';
  const end = at + marked.length;
  const start = Math.max(0, at - around);
  return (
    <pre translate="no" className="preview-line">
      <span className="preview-number">{line}</span>
      <code>
        <span>{`${start > 0 ? '…' : ''}${text.slice(start, at)}`}</span>
        <mark>{marked || ' '}</mark>
        <span>{`${text.slice(end, end + around)}${text.length > end + around ? '…' : ''}`}</span>
      </code>
    </pre>
  );
};

/** Every problem with its place and the line of the file there. */
export const ProblemList = ({ problems, chosen }: { problems: readonly FileProblem[]; chosen: readonly Chosen[] }) => {
  const t = useOnDemandText();
  const lines = new Map(
    chosen.flatMap((each) => ('source' in each ? [[each.source.file, each.source.text.replace(/^\uFEFF/, '').split('\n')] as const] : [])),
  );
  return (
    <>
      <ol className="preview-problems">
        {problems.slice(0, most).map((problem) => {
          const { file, line, column, code, message, hint } = problem;
          const text = lines.get(file)?.[line - 1]?.replace(/\r$/, '');
          return (
            <li
              key={`${file}:${line}:${column} ${code} ${message}`}
              className={`card preview-problem ${isWarning(problem) ? 'preview-warning' : ''}`}
            >
              <p className="preview-place">
                <span>{printable(`${file}:${line}:${column}`)}</span> <span>{code}</span>{' '}
                {isWarning(problem) && <span>{t('preview.warning')}</span>}
              </p>
              {/* what is wrong in files is told in English, as the console tells it */}
              <p lang="en">
                <strong>{printable(`${message}.`)}</strong> {hint && <span>{printable(hint)}</span>}
              </p>
              {text !== undefined && <Line line={line} column={column} text={text} />}
            </li>
          );
        })}
      </ol>
      {problems.length > most && <p className="preview-nothing">{t('preview.more', { smart_count: problems.length - most })}</p>}
    </>
  );
};
