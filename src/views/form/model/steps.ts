import type { EngineSection, Form } from '../../../schema/resource';

/** One of several steps of a form; one without steps is one. */
export type Step = { title: string; next?: string; sections: readonly EngineSection[] };

/** The steps of a form, and which field is typed into in which. */
export const stepsOf = ({ steps, sections }: Pick<Form, 'steps' | 'sections'>) => {
  const all: readonly Step[] = steps ?? [{ title: '', sections }];
  const namesOf = (step: number) => all[step]!.sections.flatMap(({ fields }) => fields);
  return {
    all,
    namesOf,
    /** The fields of the steps before one. */
    namesBefore: (step: number) => all.slice(0, step).flatMap((_, before) => namesOf(before)),
    /** The step that asks for a field; -1 for none. */
    stepOf: (name: string) => all.findIndex((_, step) => namesOf(step).includes(name)),
    /** The step that an address asks for, from 0; the nearest one where it asks for none that there is. */
    askedStep: (parameter: string | null) => Math.min(all.length, Math.max(1, Math.trunc(Number(parameter)) || 1)) - 1,
  };
};
