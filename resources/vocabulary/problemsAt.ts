import type { Translated } from '../../src/messages/page';
import type * as yup from 'yup';
import type { Rules } from '../../src/schema/form';

type Problem<T> = readonly [path: string, problem: (typed: T) => Translated | null];

/** Rules that concern several fields: what is wrong at a path, or null. @example problemsAt(toolbox, [['to', ({ from, to }) => (from <= to ? null : 'The end lies before the start')]]) */
export const problemsAt = <T>({ object }: Rules, problems: readonly Problem<T>[]): yup.Schema =>
  problems.reduce(
    (shape, [path, problem], i) =>
      shape.test(String(i), (typed: unknown, context) => {
        const message = problem(typed as T);
        return message === null || context.createError({ path, message: () => message });
      }),
    object(),
  );
