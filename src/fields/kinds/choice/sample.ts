import type { Sample } from '../../sample';

const sample: Sample<'choice'> = {
  fill: (input, { as, multiple: isMultiple }, { choose, chooseRadio, toggleTick }) =>
    isMultiple ? toggleTick(input) : as === 'radios' ? chooseRadio(input) : choose(input),
  read: async (input, { chosenRadio, ticked }) => {
    if ((await input.and(input.page().locator('[type=checkbox]')).count()) > 0) return ticked(input);
    return (await input.count()) > 1 ? chosenRadio(input) : input.inputValue();
  },
};
export default sample;
