import type { Sample } from '../../../src/fields/sample';

const sample: Sample<'matrix'> = {
  fill: async (input) => {
    await input.first().click();
    return String(await input.first().isChecked());
  },
  read: async (input) => String(await input.first().isChecked()),
  isSecret: true,
};
export default sample;
