import type { Sample } from '../../sample';

const sample: Sample<'toggle'> = {
  fill: async (input) => {
    const isOn = await input.first().isChecked();
    if ((await input.count()) > 1) await input.nth(isOn ? 1 : 0).check();
    else await input.setChecked(!isOn);
    return String(!isOn);
  },
  read: async (radios) => String(await radios.first().isChecked()),
};
export default sample;
