import type { Declaration } from '../../../../../src/schema';
import { builtInKinds } from '../../../../../src/fields/builtInKinds';
import { normalise } from '../../../../../src/schema/normalise';

/** A form of these fields, as the engine sees it, without sections. */
export const formOf = (fields: object) =>
  normalise(
    { recordTitle: '{a}', calls: {}, fields, form: { sections: [] } } as unknown as Declaration,
    {
      formatters: {},
      conditions: {},
      generators: {},
      components: {},
    },
    builtInKinds,
  ).form!;
