import type { ChangeAbout } from '../../../schema/field';
import type { Values } from '../../../schema/values/path';
import type { Form } from '../../../schema/resource';

/** What changes bring along and has not come yet, by the field that was changed. A save waits for it. */
export type Awaited = Map<string, Promise<unknown>>;

type Options = {
  /** The row of a lookup behind a chosen value; it may be on its way. */
  rowOf: (name: string, value: unknown) => Promise<Values | null>;
  /** What a change in code may look at. */
  about: () => Omit<ChangeAbout, 'isTouched'>;
  /** Puts values into fields, by their names. @param cause the field whose change sets them */
  set: (values: Values, cause: string) => void;
  /** What the change of a field brings along has come. */
  onSettled: (name: string) => void;
  awaited: Awaited;
};

/**
 * What a person's change of a field sets in others. A reaction that needs the row that was chosen waits for it, and sets no
 * field that a newer change has touched meanwhile, by typing or by what that one sets; it is dropped when its own field was.
 */
export const createReactor = ({ rowOf, about, set, onSettled, awaited }: Options) => {
  let latest = 0;
  /** The number of the change that each field has its value from. */
  const changedBy = new Map<string, number>();
  /** What a person has changed. */
  const touched = new Set<string>();
  let isEnded = false;
  return {
    /** A person has changed a field. */
    react: (reactions: Form['reactions'], name: string, value: unknown) => {
      const change = (latest += 1);
      touched.add(name);
      const isNewest = (field: string) => (changedBy.get(field) ?? 0) <= change;
      const aboutTouched = (): ChangeAbout => ({ ...about(), isTouched: (field) => touched.has(field) });
      const apply = (values: Values) => {
        const newest = Object.entries(values).filter(([field]) => isNewest(field));
        for (const [field] of newest) {
          changedBy.set(field, change);
          // whatever its own former change was waiting for sets nothing any more
          awaited.delete(field);
        }
        set(Object.fromEntries(newest), name);
      };
      changedBy.set(name, change);
      /** What has to be waited for counts while its own field has not changed again. */
      const applyLate = (values: Values) => {
        if (!isEnded && isNewest(name)) apply(values);
      };
      // a lookup says itself that it failed
      const ignore = () => {};
      const waits: Promise<unknown>[] = [];
      /** Does something with what has to be waited for. */
      const when = <T>(late: Promise<T>, use: (value: T) => void) => void waits.push(late.then(use, ignore));
      /** A member that has to be waited for empties its field first. */
      const applyAll = (values: Values) => {
        apply(Object.fromEntries(Object.entries(values).map(([field, each]) => [field, each instanceof Promise ? null : each])));
        for (const [field, each] of Object.entries(values))
          if (each instanceof Promise) when(each, (late: unknown) => applyLate({ [field]: late }));
      };
      for (const reaction of reactions[name]!) {
        if (reaction.needsRow) when(rowOf(name, value), (row) => applyLate(reaction.set(value, row, aboutTouched()) as Values));
        else {
          const values = reaction.set(value, null, aboutTouched());
          if (values instanceof Promise) when(values, applyLate);
          else applyAll(values);
        }
      }
      if (waits.length === 0) return void awaited.delete(name);
      const all = Promise.all(waits);
      awaited.set(name, all);
      void all.then(() => {
        if (awaited.get(name) !== all) return;
        awaited.delete(name);
        if (!isEnded) onSettled(name);
      });
    },
    /** The form is gone or here again; what arrives while it is gone sets nothing. */
    setEnded: (ended: boolean) => {
      isEnded = ended;
    },
  };
};
