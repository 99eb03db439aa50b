import type { Sample } from '../../sample';

const sample: Sample<'reference'> = {
  fill: (input, { multiple: isMultiple }, { choose, toggleTick }) => (isMultiple ? toggleTick(input) : choose(input)),
  read: async (input, { ticked }) =>
    (await input.and(input.page().locator('[type=checkbox]')).count()) > 0 ? ticked(input) : input.inputValue(),
};
export default sample;
