import type { Condition } from '../../schema/values/condition';
import type { EngineField } from '../../schema/kind';

/** One input of a field: most fields are one, a field in four languages is four. All its names are paths with dots. */
export type Leaf = {
  /** The declared field that it belongs to. */
  name: string;
  /** Where its value stands in the form; errors, changes and drafts go by it. */
  path: string;
  /** The member of a record that it shows. */
  member: string;
  /** The member of a body that it writes. */
  sentAs: string;
  /** How it is shown and checked, its own label included. Example of a label: "City (JP)". */
  field: EngineField;
  /** What it is called within its field. Default: its label. Example: "JP". */
  shortLabel?: string;
  /** The language of its text, as HTML knows it. Default: that of the page. */
  lang?: string;
  /** When it is shown and not typed into, beside what its field says. Default: never. */
  disabledWhen?: Condition;
};
