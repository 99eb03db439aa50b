import type { Locator } from '@playwright/test';
import { makePdf, makePng } from '../../fixtures/seed/files';
import { makeKmz } from '../../fixtures/seed/kmz';
import type { Field, Kind } from '../../src/schema/field';
import type { FileType } from '../../src/files/fileTypes';
import { fileNames } from './portal';

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
  const page = select.page();
  // a select says that its choices are on their way; where they are many, a box that narrows takes its place
  const few = page
    .locator('select:has(option:not([value=""])):not(:has(option:nth-child(22)))')
    .filter({ hasNot: page.locator('option', { hasText: 'Loading…' }) });
  const many = page.locator('input[role=combobox]:not([placeholder="Loading…"])');
  await select.and(few.or(many)).waitFor();
  if ((await select.and(many).count()) > 0) {
    await select.click();
    await page.getByRole('listbox').getByRole('option').last().click();
    return select.inputValue();
  }
  const current = await select.inputValue();
  const values = await select.locator('option:not([value=""])').evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value));
  const value = values.findLast((each) => each !== current) ?? current;
  await select.selectOption(value);
  return value;
};

const ticked = (ticks: Locator) =>
  ticks.evaluateAll((all: HTMLInputElement[]) => all.flatMap(({ checked, value }) => (checked ? value : [])).join());
/** Ticks the first of several that is free, or takes the tick of the first away where none is. */
const toggleTick = async (ticks: Locator) => {
  const enabled = ticks.and(ticks.page().locator(':enabled'));
  // one stays ticked: there may have been no other
  const free = enabled.and(ticks.page().locator(':not(:checked)'));
  await ((await free.count()) > 0 ? free : enabled).first().click();
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

/** A file of each type that an upload takes. */
const files: Record<FileType, [name: string, content: Buffer]> = {
  image: ['sample.png', makePng(3, 92, 138)],
  pdf: ['sample.pdf', makePdf(['Sample'])],
  kmz: ['sample.kmz', makeKmz('Sample')],
  csv: ['sample.csv', Buffer.from(['clientId', ...Array.from({ length: 40 }, (_, i) => `C${1_000_001 + i}`)].join('\n'))],
  any: ['sample.png', makePng(3, 92, 138)],
};

/** A sample of each kind, null for one that nobody types; complete by type. */
export const samples: { [K in Kind]: Sample<K> | null } = {
  text: {
    // nobody but its stored value knows what an expression matches
    fill: async (input, { format, matches }) =>
      matches === undefined ? type(input, texts[format as keyof typeof texts] ?? 'Sample') : input.inputValue(),
  },
  // an editor writes paragraphs
  richText: { fill: async (input) => `<p>${await type(input, 'Sample')}</p>`, read: (input) => input.innerHTML() },
  multiline: { fill: (input) => type(input, 'First line\nSecond line') },
  integer: { fill: (input, { max = 7 }) => type(input, String(Math.min(7, max))) },
  reference: {
    fill: (input, { multiple: isMultiple }) => (isMultiple ? toggleTick(input) : choose(input)),
    read: async (input) => ((await input.and(input.page().locator('[type=checkbox]')).count()) > 0 ? ticked(input) : input.inputValue()),
  },
  choice: {
    fill: (input, { as, multiple: isMultiple }) => (isMultiple ? toggleTick(input) : as === 'radios' ? chooseRadio(input) : choose(input)),
    read: async (input) => {
      if ((await input.and(input.page().locator('[type=checkbox]')).count()) > 0) return ticked(input);
      return (await input.count()) > 1 ? chosenRadio(input) : input.inputValue();
    },
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
  decimal: { fill: (input) => type(input, '12.5') },
  localDateTime: {
    fill: async (input) => {
      await input.fill('2031/02/03');
      await input
        .page()
        .locator(`[name="${await input.getAttribute('name')}.time"]`)
        .selectOption('10:15');
      return '2031/02/03';
    },
    isSecret: true,
  },
  timestamp: null,
  derived: null,
  password: { fill: (input) => type(input, texts.password), isSecret: true },
  panel: null,
  items: null,
  file: {
    fill: async (input, { accept: takes = 'any', maxFiles: max = 1 }) => {
      const item = input.locator('xpath=ancestor::*[@role="group"][1]');
      const [name, buffer] = files[takes];
      // as many as there may be are there already
      if (max > 1 && (await item.locator('.file-item').count()) >= max)
        await item
          .getByRole('button', { name: /^Remove/ })
          .last()
          .click();
      await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
      await item.getByText(`${name} is uploaded`).waitFor({ state: 'attached' });
      return name;
    },
    read: (input) => fileNames(input.locator('xpath=ancestor::*[@role="group"][1]')).last().innerText(),
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
