/**
 * Every entity of a registry, in the browser: a new one needs no line here. Its declaration says which
 * inputs and choices it has; what is expected of them comes from elsewhere: rows, orders and totals are those that the box
 * answers, whoever may only read finds no control that changes something, and what is typed is a sample of its kind.
 */
import type { Locator, Page } from '@playwright/test';
import { builtInKinds } from '../../src/fields/builtInKinds';
import { loadCodecs } from '../../src/fields/codecs/codecs';
import type { EngineField } from '../../src/schema/kind';
import { normalise } from '../../src/schema/normalise';
import type { Registry } from '../../src/schema/registry';
import { valueAt, type Values } from '../../src/schema/values/path';
import type { Resource } from '../../src/schema/resource';
import { leavesIn } from '../../src/views/form/model/leaves';
import { expect, type Portal, recordForm, type test as PortalTest } from './portal';
import { sampleOf as sampleOfField } from './samples';

type Rows = { content: Values[]; totalElements: number };
/** What the list was answered last, and with which query. */
type Answered = { query: URLSearchParams; page: Rows };

/** Keeps every page of rows that a call is answered with. */
const listen = (page: Page, call: string | undefined) => {
  const path = `/portal-cms${call!.split(' ')[1]}`;
  const answers: Answered[] = [];
  page.on('response', async (response) => {
    // a lookup may come in pages too
    const { pathname, searchParams } = new URL(response.url());
    if (response.request().method() !== 'GET' || pathname !== path || !searchParams.has('page')) return;
    const { payload } = ((await response.json().catch(() => ({}))) ?? {}) as { payload?: Rows };
    if (payload?.content) answers.push({ query: searchParams, page: payload });
  });
  /** Does something and resolves with what the list is answered then. */
  const after = async (act: () => Promise<unknown>): Promise<Answered> => {
    const before = answers.length;
    await act();
    await expect.poll(() => answers.length, { message: 'the list was asked again' }).toBeGreaterThan(before);
    return answers.at(-1)!;
  };
  return { after };
};
/** What is shown is what was answered. */
const expectShown = async (portal: Portal, { page: { content, totalElements } }: Answered) => {
  if (content.length === 0) return expect(portal.page.locator('.list-card .empty')).toBeVisible();
  await portal.expectLoaded();
  await expect(portal.rows()).toHaveCount(content.length);
  await expect(portal.page.locator('.list-card')).toContainText(`of ${totalElements.toLocaleString('en')}`);
};
const parametersOf = ({ query }: Answered) => [...query.keys()].filter((name) => !['page', 'size', 'sort'].includes(name));

/** Values in the order of a sort, more than one of them; nothing stands at either end. */
const isOrdered = (values: unknown[], direction: string) => {
  const known = values
    .filter((value) => value !== null && value !== undefined)
    .map((value) => (typeof value === 'string' ? value.toLowerCase() : value));
  const [from, to] = direction === 'desc' ? [1, 0] : [0, 1];
  expect(known.length).toBeGreaterThan(1);
  return known.every((value, i) => i === 0 || [known[i - 1], value][from]! <= [known[i - 1], value][to]!);
};

/**
 * Waits until every field of the form has what it consists of: no choice is loading, no group is without its ticks, no
 * editor is on its way.
 */
const expectArrived = async (page: Page) => {
  const form = recordForm(page);
  await expect(form.locator('.form-buttons')).toBeVisible();
  const onTheirWay = form.locator(
    '[aria-busy=true], select:has(option[value=""]:text-is("Loading…")), [placeholder="Loading…"], .ticks-field:not(:has(input, .field-note)), .rich-text-box:not(:has([role=textbox], .rendered-text))',
  );
  await expect(onTheirWay).toHaveCount(0);
};
/** The inputs of a form that are there and can be typed into. */
const inputsOf = async (page: Page, { fields, sections }: NonNullable<Resource['form']>) => {
  const names = sections.flatMap((section) => section.fields);
  // asked for at once: a form may have ninety of them
  const enabled = await recordForm(page)
    .locator(':is([name], [data-name]):not(dd)')
    .evaluateAll((all: HTMLInputElement[]) =>
      all.flatMap(({ name, dataset, disabled, readOnly, ariaDisabled }) =>
        disabled || readOnly || ariaDisabled === 'true' ? [] : (name ?? dataset.name),
      ),
    );
  return leavesIn(fields, names)
    .filter(({ path }) => enabled.includes(path))
    .map(({ path, field }): { path: string; field: EngineField; input: Locator } => ({
      path,
      field,
      input: recordForm(page).locator(`:is([name="${path}"], [data-name="${path}"])`),
    }));
};
type Input = Awaited<ReturnType<typeof inputsOf>>[0];
const sampleOf = ({ field }: Input) => sampleOfField(field);
const read = (input: Input) => sampleOf(input).read(input.input);
/** What the inputs of a form hold, secrets and empty ones aside. */
const readInputs = async (page: Page, form: NonNullable<Resource['form']>) => {
  const values: Record<string, string> = {};
  for (const input of await inputsOf(page, form)) if (!sampleOf(input).isSecret) values[input.path] = await read(input);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
};
/**
 * Fills with samples what is there, and what comes by that; resolves with what the form holds then.
 * @param copied what stands in place of a sample that cannot be known
 */
const fillWithSamples = async (page: Page, form: NonNullable<Resource['form']>, copied: Values = {}) => {
  const filled = new Set<string>();
  for (;;) {
    // what is asked for by what was filled last may be on its way
    await expectArrived(page);
    const input = (await inputsOf(page, form)).find(({ path }) => !filled.has(path));
    if (!input) break;
    filled.add(input.path);
    let value = await sampleOf(input).fill(input.input);
    if (value === '' && typeof copied[input.path] === 'string') await input.input.fill((value = copied[input.path] as string));
    await expect.poll(() => read(input), { message: input.path }).toBe(value);
  }
  expect(filled.size).toBeGreaterThan(0);
  return readInputs(page, form);
};
/** Every value in a body, as text; a list also as a whole. */
const valuesIn = (body: unknown): string[] =>
  Array.isArray(body)
    ? [body.join(), ...body.flatMap(valuesIn)]
    : typeof body === 'object' && body !== null
      ? Object.values(body).flatMap(valuesIn)
      : [String(body)];

/** The addresses of the records on the page of a list. */
const recordPaths = async (portal: Portal) => {
  await portal.expectLoaded();
  const links = await portal
    .rows()
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!.slice(1)));
  return [...new Set(links)];
};
/** Save, Update or Create. */
const mainButton = (page: Page) => page.locator('.form-buttons [type=submit]');
/** A form may show what it sends before it does; `told` comes where it shows nothing. */
const confirmReview = async (portal: Portal, told: Locator) => {
  const confirm = portal.dialog().locator('.button-main');
  await expect(confirm.or(told)).toBeVisible();
  if (await told.isVisible()) return;
  for (const each of await portal.dialog().getByRole('checkbox').all()) await each.check();
  await confirm.click();
};
/** Saves; what is stored may go, where the form asks. */
const save = async (portal: Portal, saved: Locator) => {
  await mainButton(portal.page).click();
  const question = portal.dialog('Save and discard values?');
  await expect(saved.or(portal.dialog()).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Save' }).click();
};
/** Opens records of the list until one can be saved. */
const openEditable = async (portal: Portal, listPath: string) => {
  await portal.open(listPath);
  for (const path of (await recordPaths(portal)).slice(0, 10)) {
    await portal.open(path);
    await expect(recordForm(portal.page).locator('.form-buttons')).toBeVisible();
    if ((await mainButton(portal.page).count()) > 0) return path;
    // what still stands there would be taken for the form of the next record
    await portal.open(listPath);
    await expect(recordForm(portal.page)).toHaveCount(0);
  }
  return null;
};

/** Tests every entity of a registry. @param test over a box that answers for it */
export const testRegistry = async (registry: Registry, test: typeof PortalTest, names = Object.keys(registry.resources)) => {
  const built = await Promise.all(
    names.map(async (name) => {
      const head = registry.resources[name]!;
      return { name, head, ...normalise((await head.load()).default, registry, builtInKinds) };
    }),
  );
  await loadCodecs(built.flatMap(({ fields }) => Object.values(fields)));

  for (const { name, head, calls, list, form, createForm } of built) {
    test.describe(name, () => {
      test('PLT-016 PLT-094 the list shows what the box answers, in every order that it offers', async ({ portal, page }) => {
        const { after } = listen(page, calls.getList);
        const first = await after(() => portal.signIn('superadmin', head.routes.list));
        expect(first.page.content.length).toBeGreaterThan(0);
        await expectShown(portal, first);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.label);
        await portal.expectAccessible();
        const sorted = new Set<string>();
        for (let i = 1; i < (list!.sorts?.length ?? 0); i += 1) {
          const answered = await after(async () => {
            await page.getByRole('button', { name: /^Sort/ }).click();
            await page.getByRole('menuitem').nth(i).click();
          });
          await expectShown(portal, answered);
          const [sort] = answered.query.getAll('sort');
          const [field, direction] = sort!.split(',') as [string, string];
          sorted.add(sort!);
          expect(
            isOrdered(
              answered.page.content.map((row) => valueAt(row, field)),
              direction,
            ),
            sort,
          ).toBe(true);
        }
        expect(sorted.size).toBe(Math.max(0, (list!.sorts?.length ?? 0) - 1));
      });

      if (list!.search ?? list!.filters) {
        test(
          'PLT-099 PLT-101 PLT-103 every search field and every filter asks, and gives the whole list back',
          { tag: '@complete' },
          async ({ portal, page }) => {
            const { after } = listen(page, calls.getList);
            const whole = await after(() => portal.signIn('superadmin', head.routes.list));
            const unfold = page.getByRole('button', { name: /^More fields/ });
            if (await unfold.isVisible()) await unfold.click();
            for (const parameter of Object.keys(list!.search ?? {})) {
              const answered = await after(async () => {
                await page.locator(`.search-form [name="${parameter}"]`).fill('1');
                await page.locator('.search-form').getByRole('button', { name: 'Search' }).click();
              });
              expect(parametersOf(answered)).toEqual([parameter]);
              await expectShown(portal, answered);
              const again = await after(() => page.locator('.search-form').getByRole('button', { name: 'Reset' }).click());
              expect(again.page.totalElements).toBe(whole.page.totalElements);
            }
            const panel = page.locator('.filter-panel');
            const filters = Object.keys(list!.filters ?? {});
            for (let i = 0; i < filters.length; i += 1) {
              await page.getByRole('button', { name: /^Filter/ }).click();
              await panel.waitFor();
              const control = panel.locator('.filter-fields > *').nth(i);
              const [select, tick, text] = [control.locator('select'), control.getByRole('checkbox'), control.getByRole('textbox')];
              const many = control.getByRole('combobox').and(control.locator('input'));
              // its lookup may be on its way
              if ((await tick.count()) === 0) await control.locator('option').nth(1).or(text).or(many).waitFor({ state: 'attached' });
              if ((await select.count()) > 0) {
                const value = await select.locator('option').last().getAttribute('value');
                await select.selectOption(value!);
              } else if ((await many.count()) > 0) {
                await many.click();
                await control.getByRole('option').last().click();
              } else if ((await tick.count()) > 0) await tick.nth(1).check();
              else await text.fill('2001/02/03');
              const answered = await after(() => panel.getByRole('button', { name: 'Apply' }).click());
              expect(parametersOf(answered)).toEqual([filters[i]]);
              expect(answered.page.totalElements).toBeLessThan(whole.page.totalElements);
              await expectShown(portal, answered);
              const again = await after(() => page.locator('.tags').getByRole('button').click());
              expect(again.page.totalElements).toBe(whole.page.totalElements);
            }
          },
        );
      }

      /** Whether a screen is built. */
      const hasScreen = (view: 'create' | 'edit') => Boolean(head.routes[view]);
      if (hasScreen('edit')) {
        test(
          'PLT-022 PLT-115 the form saves a sample in every input, and shows it again',
          { tag: '@complete' },
          async ({ portal, page }) => {
            await portal.signIn('superadmin', head.routes.list);
            const path = await openEditable(portal, head.routes.list);
            expect(path).not.toBeNull();
            const filled = await fillWithSamples(page, form!);
            const saved = portal.message('The changes have been saved');
            await save(portal, saved);
            if (form!.review) await confirmReview(portal, saved);
            await expect(saved).toBeVisible();
            await portal.expectLoaded();
            const sent = valuesIn(portal.sent.findLast(({ call }) => call.startsWith('PUT '))!.body);
            expect(sent).toEqual(expect.arrayContaining(Object.values(filled)));
            await portal.open(path!);
            await expect(recordForm(page)).toBeVisible();
            expect(await readInputs(page, form!)).toMatchObject(filled);
          },
        );
      }

      if (hasScreen('create')) {
        test('PLT-022 PLT-115 a record is created of samples, and there is one more', async ({ portal, page }) => {
          const { after } = listen(page, calls.getList);
          const before = await after(() => portal.signIn('superadmin', head.routes.list));
          const copied = head.routes.edit && form && (await openEditable(portal, head.routes.list)) ? await readInputs(page, form) : {};
          await portal.open(head.routes.create!);
          await expect(mainButton(page)).toBeVisible();
          const made = createForm ?? form!;
          let filled = await fillWithSamples(page, made, copied);
          for (let step = 1; step < (made.steps?.length ?? 1); step += 1) {
            await mainButton(page).click();
            await expect(page.locator('[aria-current=step]')).toContainText(made.steps![step]!.title);
            filled = { ...filled, ...(await fillWithSamples(page, made, copied)) };
          }
          await mainButton(page).click();
          if (made.review) await confirmReview(portal, portal.message(made.createdText ?? 'New record is created'));
          await expect.poll(() => portal.sent.filter(({ call }) => call === calls.create).length).toBe(1);
          const sent = valuesIn(portal.sent.findLast(({ call }) => call === calls.create)!.body);
          expect(sent).toEqual(expect.arrayContaining(Object.values(filled)));
          // what was created is told in a message or in a dialog
          await expect(portal.message(made.createdText ?? 'New record is created').or(portal.dialog())).toBeVisible();
          const again = await after(() => portal.signIn('superadmin', head.routes.list));
          expect(again.page.totalElements).toBe(before.page.totalElements + 1);
        });
      }

      test(
        'PLT-112 PLT-115 PLT-124 whoever may only read sees no control that changes something, at no address either',
        { tag: '@complete' },
        async ({ portal, page }) => {
          // who may do what is held against the box in tests/contract/rights.test.ts
          await portal.signIn('viewer.hk', head.routes.list);
          const isRefused = page.locator('.list-card [role=alert]');
          await expect(portal.rows().first().or(isRefused)).toBeVisible();
          await expect(page.locator(`#content a[href="#${head.routes.create}"]`)).toHaveCount(0);
          await expect(portal.rows().getByRole('button', { name: /^Delete/ })).toHaveCount(0);
          if (hasScreen('edit') && !(await isRefused.isVisible())) expect(await openEditable(portal, head.routes.list)).toBeNull();
          if (hasScreen('create')) {
            await portal.open(head.routes.create!);
            await expect(page.locator('#content').getByText('No permission!')).toBeVisible();
          }
        },
      );
    });
  }
};
