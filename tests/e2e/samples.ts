import type { Locator } from '@playwright/test';
import { makePng } from '../../fixtures/seed/files';
import type { Field, Kind } from '../../src/schema/field';

/** How a person fills an input of a kind in the loop over the registry. */
type Sample<K extends Kind = Kind> = {
  /** Types or chooses a sample, where there is a choice another than what is there; resolves with what the input holds then. */
  fill: (input: Locator, field: Field<never, K>) => Promise<string>;
  /** What the input holds, as `fill` tells it. Default: its value. */
  read?: (input: Locator) => Promise<string>;
  /** It travels as something else. Default: false. */
  isSecret?: boolean;
};

const type = async (input: Locator, text: string) => {
  await input.fill(text);
  return text;
};
const texts = {
  email: 'sample@example.com',
  username: 'sample.name.7',
  password: 'Sampl3.Pass',
  url: 'https://example.com/',
  day: '2001/02/03',
};
/** The last choice that is not the current one. */
const choose = async (select: Locator) => {
  const current = await select.inputValue();
  const options = select.locator('option:not([value=""])');
  await options.first().waitFor({ state: 'attached' });
  const values = await options.evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value));
  const value = values.findLast((each) => each !== current) ?? current;
  await select.selectOption(value);
  return value;
};

const ticked = (ticks: Locator) =>
  ticks.evaluateAll((all: HTMLInputElement[]) => all.flatMap(({ checked, value }) => (checked ? value : [])).join());
/** Ticks the first of several, or takes its tick away. */
const toggleTick = async (ticks: Locator) => {
  await ticks.first().click();
  return ticked(ticks);
};
const chosenRadio = async (radios: Locator) => {
  const values = await radios.evaluateAll((all: HTMLInputElement[]) => all.flatMap(({ checked, value }) => (checked ? value : [])));
  return values[0] ?? '';
};
/** The last radio button that is not the current one. */
const chooseRadio = async (radios: Locator) => {
  const current = await chosenRadio(radios);
  const values = await radios.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  const at = values.findLastIndex((each) => each !== current);
  await radios.nth(at).check();
  return values[at]!;
};

/** A sample of each kind, null for one that nobody types; complete by type. */
export const samples: { [K in Kind]: Sample<K> | null } = {
  text: {
    // nobody but its stored value knows what an expression matches
    fill: async (input, { format, matches }) =>
      matches === undefined ? type(input, texts[format as keyof typeof texts] ?? 'Sample') : input.inputValue(),
  },
  multiline: { fill: (input) => type(input, 'First line\nSecond line') },
  integer: { fill: (input, { max = 7 }) => type(input, String(Math.min(7, max))) },
  reference: {
    fill: (input, { isMultiple }) => (isMultiple ? toggleTick(input) : choose(input)),
    read: async (input) => ((await input.and(input.page().locator('[type=checkbox]')).count()) > 0 ? ticked(input) : input.inputValue()),
  },
  choice: {
    fill: (input, { as }) => (as === 'radios' ? chooseRadio(input) : choose(input)),
    read: async (input) => ((await input.count()) > 1 ? chosenRadio(input) : input.inputValue()),
  },
  toggle: {
    fill: async (input) => {
      const isOn = await input.first().isChecked();
      if ((await input.count()) > 1) await input.nth(isOn ? 1 : 0).check();
      else await input.setChecked(!isOn);
      return String(!isOn);
    },
    read: async (radios) => String(await radios.first().isChecked()),
  },
  date: { fill: (input) => type(input, '2001/02/03') },
  dateTime: null,
  derived: null,
  password: { fill: (input) => type(input, texts.password), isSecret: true },
  panel: null,
  items: null,
  file: {
    fill: async (input) => {
      const item = input.locator('xpath=ancestor::*[@role="group"][1]');
      await input.setInputFiles({ name: 'sample.png', mimeType: 'image/png', buffer: makePng(3, 92, 138) });
      await item.getByRole('status').waitFor({ state: 'attached' });
      return 'sample.png';
    },
    read: (input) => input.locator('xpath=ancestor::*[@role="group"][1]').locator('.file-name').innerText(),
    isSecret: true,
  },
  matrix: {
    fill: async (input) => {
      await input.first().click();
      return String(await input.first().isChecked());
    },
    read: async (input) => String(await input.first().isChecked()),
    isSecret: true,
  },
  // its inputs are those of the kind inside
  localized: null,
};
