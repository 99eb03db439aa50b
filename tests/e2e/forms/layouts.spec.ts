/** Each layout of a form, with fields of every kind, at the widths of desks, tablets and phones. */
import { expect, recordForm, reply, test } from '../portal';
import { drawn } from '../renders';
import { entityOf, layouts } from './everyKind';
import { findLayoutProblems } from './layoutProblems';

const windows = [
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [480, 800],
  [360, 740],
] as const;

for (const layout of layouts)
  test(`a form in the layout ${layout} shows fields of every kind without overlaps at every width`, async ({ portal, page }) => {
    const { name, route, text, record } = entityOf(layout);
    const call = `/portal-cms/${name}/1`;
    await portal.configure({ resources: ['resources.yaml'] });
    await page.route('**/resources.yaml', (request) => request.fulfill({ contentType: 'text/yaml', body: text }));
    // the fixture CMS would need a schema for each new kind
    await page.route(`**${call}`, (request) => request.fulfill({ contentType: 'application/json', body: reply(record) }));
    await portal.signIn('superadmin', route);
    const form = recordForm(page);
    await expect(form.locator('.form-buttons')).toBeVisible();
    await expect(form.locator('.rich-text-box:not(:has([role=textbox]))')).toHaveCount(0);
    await expect(form.locator('[aria-busy=true], .ticks-field:not(:has(input)), option[value=""]:text-is("Loading…")')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(form.locator('.error').first()).toBeVisible();
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      expect.soft(await findLayoutProblems(page), `at ${width} x ${height}`).toEqual([]);
    }
    expect(portal.problems.splice(0)).toEqual([`GET ${call}: unknown path`]);
  });
