import { formatCount } from '../../format/count';
import type { Values } from '../../schema/values/path';
import { fillTemplate } from '../../schema/values/template';
import './listCounts.css';

const counted = (value: unknown): unknown => {
  if (typeof value === 'number') return formatCount(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, counted(each)]));
};

type Props = { templates: readonly string[]; hint?: string; values: Values };
/** What a reply says beside its rows, in one line over them (NTF-120), and what it counts. */
const ListCounts = ({ templates, hint, values }: Props) => (
  <>
    <p className="list-counts" role="status">
      {templates.map((template) => (
        <span key={template}>{fillTemplate(template, counted(values) as Values)}</span>
      ))}
    </p>
    {hint && <p className="hint list-counts-hint">{hint}</p>}
  </>
);
export default ListCounts;
