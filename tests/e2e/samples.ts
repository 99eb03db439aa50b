import type { Locator } from '@playwright/test';
import { makePdf, makePng } from '../../fixtures/seed/files';
import { makeKmz } from '../../fixtures/seed/kmz';
import { registry } from '../../resources';
import { builtInKinds } from '../../src/fields/builtInKinds';
import type { Sample, SampleTools } from '../../src/fields/sample';
import type { FileType } from '../../src/files/fileTypes';
import type { EngineField, KindDefinition } from '../../src/schema/kind';
import { fileNames } from './portal';

const type = async (input: Locator, text: string) => {
  await input.fill(text);
  return text;
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

/** What samples fill inputs with. */
const tools: SampleTools = { type, choose, chosenRadio, chooseRadio, ticked, toggleTick, files, fileNames };

/** The sample in the folder of each kind that people type, for the kinds in a folder. */
const samplesIn = async (folder: string, kinds: readonly KindDefinition[]) => {
  const typed = kinds.filter(({ traits }) => traits.typed && !traits.roles?.wraps);
  return Promise.all(
    typed.map(async (definition) => {
      const { default: sample } = (await import(`../../${folder}/${definition.kind}/sample`)) as { default: Sample };
      return [definition, sample] as const;
    }),
  );
};
const entities = await Promise.all(
  Object.entries(registry.resources).map(async ([name, { load }]) => [name, (await load()).default] as const),
);
const samples = new Map([
  ...(await samplesIn('src/fields/kinds', Object.values(builtInKinds))),
  ...(
    await Promise.all(
      entities.map(([name, { kinds = [] }]) =>
        samplesIn(
          `resources/${name}`,
          kinds.map(({ definition }) => definition),
        ),
      ),
    )
  ).flat(),
]);

/** The sample of a field's kind. */
export const sampleOf = (field: EngineField) => {
  const sample = samples.get(field.definition);
  if (!sample) throw new Error(`a ${field.kind} is typed and has no sample`);
  const { fill, read = (input) => input.inputValue(), isSecret = false } = sample;
  return {
    fill: (input: Locator) => fill(input, field as never, tools),
    read: (input: Locator) => read(input, tools),
    isSecret,
  };
};
