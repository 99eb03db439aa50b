import type { Values } from '../../../schema/path';
import type { Form } from '../../../schema/resource';

type Options = {
  /** The row of a lookup behind a chosen value; it may be on its way. */
  rowOf: (name: string, value: unknown) => Promise<Values | null>;
  /** Puts values into fields, by their names. */
  set: (values: Values) => void;
};

/**
 * What a person's change of a field sets in others. A reaction that needs the row that was chosen waits for it: it is dropped
 * when a newer choice has overtaken it or the form is gone, and leaves alone what the person has changed meanwhile.
 */
export const createReactor = ({ rowOf, set }: Options) => {
  const changes = new Map<string, number>();
  const countOf = (name: string) => changes.get(name) ?? 0;
  let isEnded = false;
  return {
    /** A person has changed a field. */
    react: (reactions: Form['reactions'], name: string, value: unknown) => {
      changes.set(name, countOf(name) + 1);
      const before = new Map(changes);
      const isUntouched = ([field]: [string, unknown]) => countOf(field) === (before.get(field) ?? 0);
      for (const reaction of reactions[name] ?? []) {
        if (!reaction.needsRow) set(reaction.set(value, null));
        else
          void rowOf(name, value).then(
            (row) => {
              if (isEnded || countOf(name) !== before.get(name)) return;
              set(Object.fromEntries(Object.entries(reaction.set(value, row)).filter(isUntouched)));
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
