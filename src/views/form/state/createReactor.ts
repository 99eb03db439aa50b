import type { ChangeAbout } from '../../../schema/field';
import type { Values } from '../../../schema/path';
import type { Form } from '../../../schema/resource';

type Options = {
  /** The row of a lookup behind a chosen value; it may be on its way. */
  rowOf: (name: string, value: unknown) => Promise<Values | null>;
  /** What a change in code may look at. */
  about: () => ChangeAbout;
  /** Puts values into fields, by their names. */
  set: (values: Values) => void;
};

/**
 * What a person's change of a field sets in others. A reaction that needs the row that was chosen waits for it, and sets no
 * field that a newer change has touched meanwhile, by typing or by what that one sets; it is dropped when its own field was.
 */
export const createReactor = ({ rowOf, about, set }: Options) => {
  let latest = 0;
  /** The number of the change that each field has its value from. */
  const changedBy = new Map<string, number>();
  let isEnded = false;
  return {
    /** A person has changed a field. */
    react: (reactions: Form['reactions'], name: string, value: unknown) => {
      const change = (latest += 1);
      const isNewest = (field: string) => (changedBy.get(field) ?? 0) <= change;
      const apply = (values: Values) => {
        const own = Object.entries(values).filter(([field]) => isNewest(field));
        for (const [field] of own) changedBy.set(field, change);
        set(Object.fromEntries(own));
      };
      changedBy.set(name, change);
      /** What has to be waited for counts while its own field has not changed again. */
      const applyLate = (values: Values) => {
        if (!isEnded && isNewest(name)) apply(values);
      };
      // a lookup says itself that it failed
      const ignore = () => {};
      for (const reaction of reactions[name] ?? []) {
        if (reaction.needsRow) void rowOf(name, value).then((row) => applyLate(reaction.set(value, row, about()) as Values), ignore);
        else {
          const values = reaction.set(value, null, about());
          if (values instanceof Promise) void values.then(applyLate, ignore);
          else apply(values);
        }
      }
    },
    /** The form is gone or here again; what arrives while it is gone sets nothing. */
    setEnded: (ended: boolean) => {
      isEnded = ended;
    },
  };
};
