import type { Project } from '../../../fixtures/seed/projects';
import { expect, screen, summaryTexts, test, waitFor, within } from '../portal';
import { bodyOf, clickTick, openProject, paste, storedProject } from './projectForm';

const cloneCall = 'POST /projects/{id}/clone';
const clonePath = (id: number) => `/editProjectClone/${id}?clone=true`;

test('a clone is the form of Edit Project, filled from the project, with Create instead of Save (PRJ-106, PRJ-108, PRJ-109)', async ({
  portal,
}) => {
  await openProject(portal, clonePath(3));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Project · Sunrise Terraces');
  expect(screen.getByText('Copy of P-0003')).toBeVisible();
  expect(document.title).toMatch(/^Copy of P-0003 · Edit Project – /);
  expect(document.querySelector('.back-link')).toHaveAttribute('href', '#/ourProducts');
  expect(await portal.field('Project Name (EN)')).toHaveValue('Sunrise Terraces');
  expect(portal.calls('GET /projects/{id}').map(({ path }) => path)).toEqual(['/projects/3']);
  expect(screen.getByRole('button', { name: 'Create' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a copy of a project without a number names the project (PRJ-106)', async ({ portal }) => {
  portal.respond('GET /projects/{id}', (project) => ({ ...(project as object), projectId: '' }));
  await openProject(portal, clonePath(3));
  expect(await screen.findByText('Copy of Sunrise Terraces')).toBeVisible();
});

test.for(['/editProject/13?clone=true', '/editProjectClone/13'])(
  'the address %s is a clone (PRJ-106, PRJ-107)',
  async (path, { portal }) => {
    await openProject(portal, path);
    expect(screen.getByRole('button', { name: 'Create' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  },
);

test('a clone has no last update and no last time online: they are those of the original (PRJ-097, PRJ-098)', async ({ portal }) => {
  await openProject(portal, clonePath(3));
  expect((await storedProject(portal, 3)).updatedByName).toBeTruthy();
  const valueOf = (label: string) => screen.getByText(label).parentElement!.textContent.replace(label, '');
  expect([valueOf('Last update by'), valueOf('Last Online Date')]).toEqual(['-', '-']);
});

test('a clone says that it will be online while it is', async ({ portal }) => {
  await openProject(portal, clonePath(3));
  expect(await screen.findByText('The copy will be online.')).toBeVisible();
  await portal.click('radio', 'Offline');
  await waitFor(() => expect(screen.queryByText('The copy will be online.')).toBeNull());
  await portal.click('radio', 'Online');
  expect(await screen.findByText('The copy will be online.')).toBeVisible();
});

test('Clone of the list opens a copy that is created with the whole body, and the list has both (PRJ-107, PRJ-110, PRJ-111)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/ourProducts');
  await portal.fill('Project Name', 'Sunrise Terraces');
  await portal.user.keyboard('{Enter}');
  await waitFor(async () => expect(await portal.rows()).toHaveLength(1));
  await portal.user.click(within(await portal.row('Sunrise Terraces')).getByRole('link', { name: /^Clone/ }));
  await screen.findByRole('form');
  expect(portal.path()).toBe('/editProjectClone/3?clone=true');
  await paste(portal, 'Project Name (EN)', 'Sunrise Terraces II');
  await portal.click('button', 'Create');
  await portal.message('Project is created.');
  await waitFor(() => expect(portal.path()).toBe('/ourProducts'));
  await waitFor(async () => expect(await portal.rows()).toHaveLength(2));
  const source = await storedProject(portal, 3);
  const name = { ...source.name, EN: 'Sunrise Terraces II' };
  expect(portal.calls(cloneCall).map(({ path, body }) => [path, body])).toEqual([['/projects/3/clone', { ...bodyOf(source), name }]]);
  const { content } = await portal.ask<{ content: Project[] }>('/projects/?page=0&size=5&projectName=Sunrise%20Terraces%20II');
  expect(content.map(({ id }) => id)).toEqual([121]);
});

test('a clone with a stored brief of 200 characters is created, and a changed one takes 30 (PRJ-068)', async ({ portal }) => {
  await openProject(portal, clonePath(6));
  await paste(portal, 'Brief (JP)', 'J'.repeat(31));
  await portal.click('button', 'Create');
  await waitFor(() => expect(summaryTexts()).toEqual(['Brief (JP) must be at most 30 characters']));
  expect(portal.calls(cloneCall)).toEqual([]);
  await paste(portal, 'Brief (JP)', 'J'.repeat(30));
  await portal.click('button', 'Create');
  await portal.message('Project is created.');
  expect(portal.calls(cloneCall).map(({ body }) => body)).toEqual([
    expect.objectContaining({ brief: expect.objectContaining({ EN: 'B'.repeat(200), JA: 'J'.repeat(30) }) }),
  ]);
});

test('a clone of a project that was deleted meanwhile is not created, and what was typed is still there (PRJ-105)', async ({ portal }) => {
  await openProject(portal, clonePath(22));
  await paste(portal, 'Project Name (EN)', 'Typed for nothing');
  await portal.ask('/projects/22', { method: 'DELETE' });
  await portal.click('button', 'Create');
  await portal.message('The record does not exist');
  expect(await portal.field('Project Name (EN)')).toHaveValue('Typed for nothing');
  expect(portal.path()).toBe(clonePath(22));
});

test('a copy without a language of its original asks before it is created without those texts (PRJ-088)', async ({ portal }) => {
  await openProject(portal, clonePath(3));
  await clickTick(portal, 'Language', 'Japanese');
  await portal.click('button', 'Create');
  const question = await portal.dialog('Create without these values?');
  expect(question).toHaveTextContent('Edit Project · Copy of P-0003');
  expect(question).toHaveTextContent('These values no longer apply and will not be saved: Project Name (JP), ');
  await portal.user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(portal.calls(cloneCall)).toEqual([]);
  await portal.click('button', 'Create');
  const again = await portal.dialog('Create without these values?');
  await portal.user.click(within(again).getByRole('button', { name: 'Create' }));
  await portal.message('Project is created.');
  expect(portal.calls(cloneCall).map(({ body }) => body)).toMatchObject([{ language: ['EN', 'ZH_HK', 'ZH_CN'] }]);
});
