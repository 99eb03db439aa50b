import type { Values } from '../../../schema/path';
import type { Form } from '../../../schema/resource';

type Options = {
  /** The row of a lookup behind a chosen value; it may be on its way. */
  rowOf: (name: string, value: unknown) => Promise<Values | null>;
  /** Puts values into fields, by their names. */
  set: (values: Values) => void;
};

/**
 * What a person's change of a field sets in others. A reaction that needs the row that was chosen waits for it, and sets no
 * field that a newer change has touched meanwhile, by typing or by what that one sets; it is dropped when its own field was.
 */
export const createReactor = ({ rowOf, set }: Options) => {
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
      for (const reaction of reactions[name] ?? []) {
        if (!reaction.needsRow) apply(reaction.set(value, null));
        else
          void rowOf(name, value).then(
            (row) => {
              if (!isEnded && isNewest(name)) apply(reaction.set(value, row));
            },
            // the lookup says itself that it failed
            () => {},
          );
      }
    },
    /** The form is gone or here again; what arrives while it is gone sets nothing. */
    setEnded: (ended: boolean) => {
      isEnded = ended;
    },
  };
};
