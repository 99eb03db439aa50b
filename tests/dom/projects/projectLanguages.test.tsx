import { expect, screen, test, textsOf, waitFor, within, type Portal } from '../portal';
import { clickTick, openProject, paste, saveCall, tick } from './projectForm';

const longText = 'あ'.repeat(500);
const discard = 'Save and discard values?';
const english = ['Language', 'English'] as const;
const japanese = ['Language', 'Japanese'] as const;
const saveWithoutJapanese = async (portal: Portal) => {
  await clickTick(portal, ...japanese);
  await portal.click('button', 'Save');
  return portal.dialog(discard);
};

test('English of a project cannot be deselected, and a project without English can get it (PRJ-099, PRJ-100)', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  expect(await tick(...english)).toBeChecked();
  expect(await tick(...english)).toBeDisabled();
  await portal.goTo('/editProject/4');
  expect(await screen.findByRole('heading', { name: 'Edit Project · 湖畔の丘' })).toBeVisible();
  expect(await tick(...english)).not.toBeChecked();
  expect(await tick(...english)).toBeEnabled();
});

test('a deselected language disables its fields, and its texts are back when it is selected again (PRJ-045, PRJ-088)', async ({
  portal,
}) => {
  await openProject(portal, '/editProject/3');
  await paste(portal, 'Description (JP)', longText);
  const description = await portal.field('Description (JP)');
  await clickTick(portal, ...japanese);
  expect(description).toHaveAttribute('aria-disabled', 'true');
  expect(description).toHaveValue(longText);
  await clickTick(portal, ...japanese);
  expect(description).not.toHaveAttribute('aria-disabled');
  expect(description).toHaveValue(longText);
});

test('a save that discards a language names its values in a question, and Cancel sends nothing', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  const question = await saveWithoutJapanese(portal);
  expect(question).toHaveTextContent('These values no longer apply and will be removed when you save: Project Name (JP), ');
  await portal.user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await portal.expectChanges('Language');
  expect(portal.calls(saveCall)).toEqual([]);
});

test('a project is sent without the texts and files of a deselected language, and they are gone (PRJ-088)', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  await paste(portal, 'Description (JP)', longText);
  const question = await saveWithoutJapanese(portal);
  await portal.user.click(within(question).getByRole('button', { name: 'Save' }));
  await portal.message('The changes have been saved');
  const [body, ...others] = portal.calls(saveCall).map((call) => call.body as Record<string, object>);
  expect(others).toEqual([]);
  expect(body!.language).toEqual(['EN', 'ZH_HK', 'ZH_CN']);
  for (const member of ['name', 'address', 'description', 'brief', 'landUse', 'propertyFactsheet', 'videoLabelName'])
    expect(Object.keys(body![member]!), member).toEqual(['EN', 'ZH_HK', 'ZH_CN']);
  expect(Object.keys(body!.video!)).toEqual(['EN', 'ZH_HK_C', 'ZH_HK_M', 'ZH_CN', 'OTHER']);
  await portal.rows();
  await portal.goTo('/editProject/3');
  await screen.findByRole('form');
  await clickTick(portal, ...japanese);
  expect(await portal.field('Description (JP)')).toHaveValue('');
});

test('the preview of a project shows its card in each chosen language, and names what is missing', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  const tabs = () => textsOf(preview.getAllByRole('tab'));
  const names = () => preview.queryAllByText('新しい名前', { selector: '.project-card-name *' });
  expect(tabs()).toEqual(['EN', 'JP', 'TC', 'SC']);
  await paste(portal, 'Project Name (JP)', '新しい名前');
  expect(names()).toEqual([]);
  await portal.user.click(await preview.findByRole('tab', { name: 'JP' }));
  await waitFor(() => expect(names()).toHaveLength(2));
  const marks = preview.getByText('NEW').parentElement;
  await waitFor(() => expect(marks).toHaveTextContent(/^NEWAvailable$/));
  expect(preview.queryByText(/^Missing/)).toBeNull();
  await paste(portal, 'Brief (JP)', '');
  expect(await preview.findByText('Missing: Brief')).toBeVisible();
  await clickTick(portal, ...japanese);
  await waitFor(() => expect(tabs()).toEqual(['EN', 'TC', 'SC']));
  expect(preview.queryByText(/^Missing/)).toBeNull();
});
