import { expect, screen, summaryTexts, test, waitFor, type Portal } from '../portal';
import { expectLimit, openProject, paste, save, saveCall, storedProject } from './projectForm';

const expectErrors = (...texts: string[]) => waitFor(() => expect(summaryTexts()).toEqual(texts));
const fillTimeframe = async (portal: Portal, start: string, end: string) => {
  await paste(portal, 'Start Date', start);
  await paste(portal, 'End Date', end);
};
const startAfterEnd = 'The Start Date cannot be later than the End Date';
const endBeforeStart = 'The End Date cannot be earlier than the Start Date';

test('typing into a text of a project stops at its limit (PRJ-044, PRJ-062, PRJ-069, PRJ-081, SHR-069)', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  for (const [label, length] of [
    ['Project Region', 50],
    ['Project State', 50],
    ['Project Name (EN)', 30],
    ['Land Use (EN)', 500],
    ['Language Name (EN)', 20],
  ] as const)
    await expectLimit(portal, label, length);
  expect(await portal.field('Brief (EN)')).not.toHaveAccessibleDescription();
});

test('a stored brief of 200 characters can be saved unchanged, and a changed one takes 30 (PRJ-067, SHR-069)', async ({ portal }) => {
  await openProject(portal, '/editProject/6');
  expect(await portal.field('Brief (EN)')).toHaveValue('B'.repeat(200));
  await paste(portal, 'Brief (JP)', 'J'.repeat(31));
  await portal.click('button', 'Save');
  await expectErrors('Brief (JP) must be at most 30 characters');
  await expectLimit(portal, 'Brief (JP)', 30);
  await save(portal);
  expect((await storedProject(portal, 6)).brief).toMatchObject({ EN: 'B'.repeat(200), JA: `${'x'.repeat(29)}y` });
});

test('a stored brief beyond the limit of edits shows that limit from the start, and keys that shorten or correct it work (PRJ-067, SHR-069)', async ({
  portal,
}) => {
  await openProject(portal, '/editProject/6');
  const brief = (await portal.field('Brief (EN)')) as HTMLInputElement;
  expect(brief.parentElement).toHaveTextContent('200/30');
  expect(brief).toHaveAccessibleDescription('The stored text can stay. A changed text can have at most 30 characters.');
  await portal.user.click(brief);
  brief.setSelectionRange(0, 1);
  await portal.user.keyboard('C');
  expect(brief).toHaveValue(`C${'B'.repeat(199)}`);
  brief.setSelectionRange(0, 3);
  await portal.user.keyboard('D');
  expect(brief).toHaveValue(`D${'B'.repeat(197)}`);
  await portal.user.keyboard('E');
  expect(brief).toHaveValue(`D${'B'.repeat(197)}`);
  expect(brief.parentElement).toHaveTextContent('198/30');
});

test('a project with invalid numbers and a script as its video is not sent, and the summary lists them in the order of the form (PRJ-072, PRJ-073, PRJ-074, SHR-072)', async ({
  portal,
}) => {
  await openProject(portal, '/editProject/3');
  await paste(portal, 'Video (EN)', 'javascript:alert(1)');
  await paste(portal, 'Investment initial amounts', '.5');
  await paste(portal, 'Total syndication price', '一百');
  await paste(portal, 'Property size', '1e3');
  await portal.click('button', 'Save');
  await expectErrors(
    'Property size must be number',
    'Total syndication price must be number',
    'Investment initial amounts must be number',
    'Video (EN): Please enter the correct format',
  );
  expect(portal.calls(saveCall)).toEqual([]);
});

test('a number of a project is digits with an optional decimal part, and not negative (PRJ-076)', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  await paste(portal, 'Property size', '');
  await portal.click('button', 'Save');
  await expectErrors('Property size cannot be empty');
  for (const text of ['-1', '1.', '1,5', '１２x']) {
    await paste(portal, 'Property size', '1');
    await expectErrors();
    await paste(portal, 'Property size', text);
    await expectErrors('Property size must be number');
  }
});

test('an amount of a project takes 15 characters (PRJ-071)', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  await paste(portal, 'Investment initial amounts', '1234567890123456');
  await portal.click('button', 'Save');
  await expectErrors('Investment initial amounts must be at most 15 characters');
  await paste(portal, 'Investment initial amounts', '123456789012345');
  await expectErrors();
});

test('a start of a project after its end is an error of both, and the summary leads to each (PRJ-084, PRJ-085)', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  await fillTimeframe(portal, '2030/01/02', '2030/01/01');
  await portal.click('button', 'Save');
  await expectErrors(startAfterEnd, endBeforeStart);
  for (const [label, text] of [
    ['Start Date', startAfterEnd],
    ['End Date', endBeforeStart],
  ] as const) {
    const field = await portal.field(label);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
    await portal.click('button', text);
    expect(field).toHaveFocus();
  }
  expect(portal.calls(saveCall)).toEqual([]);
});

test('a project with a very small size, no amount, no price, no video and an end at its start is saved (PRJ-074, PRJ-083)', async ({
  portal,
}) => {
  await openProject(portal, '/editProject/3');
  await paste(portal, 'Property size', '0.0000000000001');
  await paste(portal, 'Total syndication price', '');
  await paste(portal, 'Investment initial amounts', '0');
  await paste(portal, 'Video (EN)', '');
  await fillTimeframe(portal, '2030/01/02', '2030/01/02');
  await portal.select('End Date, time (UTC+8)', '09:00');
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  const [body] = portal.calls(saveCall).map((call) => call.body as Record<string, unknown>);
  expect(body).toMatchObject({ propertySize: 1e-13, investmentInitAmounts: 0, startDate: '2030-01-02 09:00', endDate: '2030-01-02 09:00' });
  expect(body).not.toHaveProperty('totalSyndicationPrice');
  expect(Object.keys(body!.video as object)).toEqual(['JA', 'ZH_HK_C', 'ZH_HK_M', 'ZH_CN', 'OTHER']);
  await portal.rows();
  await portal.goTo('/editProject/3');
  await screen.findByRole('form');
  expect(await portal.field('Property size')).toHaveValue('0.0000000000001');
});

test('a cleared day of a project is an empty date, and an incomplete one has the wrong format (PRJ-113)', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  expect(await portal.field('Start Date, time (UTC+8)')).toHaveValue('09:00');
  await paste(portal, 'Start Date', '');
  await portal.click('button', 'Save');
  await expectErrors('Start Date cannot be empty');
  await paste(portal, 'End Date', '');
  await expectErrors('Start Date cannot be empty', 'End Date cannot be empty');
  await paste(portal, 'Start Date', '2030/01/0');
  await expectErrors('Start Date: Please enter the correct format', 'End Date cannot be empty');
  expect(portal.calls(saveCall)).toEqual([]);
});
