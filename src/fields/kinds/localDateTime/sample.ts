import type { Sample } from '../../sample';

const sample: Sample<'localDateTime'> = {
  fill: async (input) => {
    await input.fill('2031/02/03');
    await input
      .page()
      .locator(`[name="${await input.getAttribute('name')}.time"]`)
      .selectOption('10:15');
    return '2031/02/03';
  },
  isSecret: true,
};
export default sample;
